#!/usr/bin/env python3
"""Learns the `weighing` of each open question that has enough labelled answers.

Run it at the top of the checkout; it rewrites the `weighing:` blocks in Quizzes/*.md. It learns from
the answers in Tests/GradingTests/Answers whose set is "dev" alone: the others are kept aside to
measure with. Ridge regression on the words and pairs of neighbours of an answer, each divided by the
root of the answer's length; the grade is 0 for incorrect, 1 for a part, 2 for correct. Only the terms
that move grades most are kept, and learnt once more by themselves. No packages are needed.
"""

import collections
import glob
import json
import math
import re

ENOUGH_ANSWERS = 170
TERMS = 300
RIDGE = 0.3
LINE = 96
GRADES = {"incorrect": 0, "partially": 1, "correct": 2}


def words(answer):
    """The words as `Leaning.words(of:)` makes them: ASCII letters, small, without endings."""
    small = "".join(chr(ord(c) + 32) if "A" <= c <= "Z" else c for c in answer)
    result = []
    for word in re.findall(r"[a-z@$]+", small):
        ending = next((e for e in ("ing", "ed", "es", "s") if word.endswith(e)), None)
        result.append(word[: -len(ending)] if ending and len(word) > 4 else word)
    return result


def features(answer):
    found = words(answer)
    terms = sorted(set(found) | {f"{a} {b}" for a, b in zip(found, found[1:])})
    return {term: 1 / math.sqrt(max(1, len(found))) for term in terms}


def solve(matrix, right):
    """Solves a symmetric positive definite system by Cholesky's decomposition."""
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        row = low[i]
        for j in range(i + 1):
            other = low[j]
            rest = matrix[i][j] - sum(row[k] * other[k] for k in range(j))
            row[j] = math.sqrt(rest) if i == j else rest / other[j]
    forth = []
    for i in range(size):
        forth.append((right[i] - sum(low[i][k] * forth[k] for k in range(i))) / low[i][i])
    back = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(low[k][i] * back[k] for k in range(i + 1, size))
        back[i] = (forth[i] - rest) / low[i][i]
    return back


def ridge(rows, targets):
    """The weight of each term; solved by answers, of which there are fewer than terms."""
    gram = [
        [sum(v * b[t] for t, v in a.items() if t in b) + (RIDGE if a is b else 0) for b in rows]
        for a in rows
    ]
    weights = collections.defaultdict(float)
    for row, share in zip(rows, solve(gram, targets)):
        for term, value in row.items():
            weights[term] += share * value
    return weights


def learn(answers):
    rows = [features(answer) for answer, _ in answers]
    counts = collections.Counter(term for row in rows for term in row)
    rows = [{t: v for t, v in row.items() if counts[t] >= 2} for row in rows]
    mean = sum(grade for _, grade in answers) / len(answers)
    targets = [grade - mean for _, grade in answers]
    first = ridge(rows, targets)
    order = sorted(first, key=lambda t: (-abs(first[t]) * math.sqrt(counts[t]), t))
    kept = set(order[:TERMS])
    last = ridge([{t: v for t, v in row.items() if t in kept} for row in rows], targets)
    terms = sorted(((round(100 * w), t) for t, w in last.items()), key=lambda e: (-e[0], e[1]))
    return round(100 * mean), [f"{term} {weight}" for weight, term in terms if weight]


def block(start, terms):
    lines = [""]
    for term in terms:
        joined = f"{lines[-1]} | {term}" if lines[-1] else term
        if len(joined) > LINE:
            lines.append(term)
        else:
            lines[-1] = joined
    return ["weighing:", f"  start: {start}", "  terms: |"] + [f"    {line}" for line in lines]


def replace(lines, question, new):
    """Puts the block at the end of the question's rubric; tells whether the question is there."""
    current = start = None
    for index, line in enumerate(lines):
        if line.startswith("## "):
            current = None
        elif start is None and (match := re.match(r"id: (\S+)$", line)):
            current = match[1]
        elif line.startswith("```rubric") and current == question:
            start = index
        elif line == "```" and start is not None:
            rubric = lines[start:index]
            if "weighing:" in rubric:
                old = rubric.index("weighing:")
                end = old + 1
                while end < len(rubric) and rubric[end].startswith(" "):
                    end += 1
                del rubric[old:end]
            lines[start:index] = rubric + new
            return True
    return False


def main():
    answers = collections.defaultdict(list)
    for path in sorted(glob.glob("Tests/GradingTests/Answers/*.jsonl")):
        for line in open(path, encoding="utf-8"):
            entry = json.loads(line)
            if entry["set"] == "dev":
                pair = (entry["answer"], GRADES[entry["label"]])
                answers[entry["question_id"]].append(pair)
    files = {p: open(p, encoding="utf-8").read().split("\n") for p in glob.glob("Quizzes/*.md")}
    for question, labelled in sorted(answers.items()):
        if len(labelled) < ENOUGH_ANSWERS:
            continue
        new = block(*learn(labelled))
        if not any(replace(lines, question, new) for lines in files.values()):
            raise SystemExit(f"{question}: no rubric in Quizzes.")
        print(question, len(labelled), "answers")
    for path, lines in files.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))


main()
