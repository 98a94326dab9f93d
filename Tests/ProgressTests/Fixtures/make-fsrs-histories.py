#!/usr/bin/env python3
"""Makes fsrs-histories.txt and fsrs-fuzz.txt: what PyPI's `fsrs` says about random histories.

    pip install fsrs==6.3.2 && python3 make-fsrs-histories.py

A history is a line `h CONFIG` followed by one line a review:
    milliseconds since the last review, rating, state, step or -, stability, difficulty,
    milliseconds until due, retrievability just before the review or -
CONFIG is the index of a line `c RETENTION MAXIMUM LEARNING-STEPS RELEARNING-STEPS`.
A fuzz line is: interval in days, random number, days chosen.
Numbers are written so that they read back as the same double.
"""
import random
from datetime import datetime, timedelta, timezone
from pathlib import Path

import fsrs.scheduler
from fsrs import Card, Rating, Scheduler

FOLDER = Path(__file__).parent
DAY = 86_400_000
START = datetime(2026, 1, 1, tzinfo=timezone.utc)
CONFIGS = [
    (0.9, 36500, [60, 600], [600]),
    (0.9, 36500, [], []),
    (0.8, 365, [60], [300, 1800]),
    (0.97, 36500, [60, 600, 3600], [600, 1200, 7200]),
    (0.85, 100, [600], []),
]


def milliseconds(delta):
    return delta // timedelta(milliseconds=1)


def gap(dice, card, now):
    """How long the learner waits: at once, within the day, when due, early, late, on the edge."""
    due = max(0, milliseconds(card.due - now))
    return dice.choice([
        lambda: dice.randrange(0, 3_600_000),
        lambda: dice.randrange(0, DAY),
        lambda: due,
        lambda: due,
        lambda: due,
        lambda: dice.randrange(0, due + 1),
        lambda: due + dice.randrange(0, 40 * DAY),
        lambda: dice.randrange(1, 5) * DAY,
        lambda: dice.randrange(1, 5) * DAY - 1,
    ])()


def history(dice, config, lines):
    retention, maximum, learning, relearning = CONFIGS[config]
    scheduler = Scheduler(
        desired_retention=retention,
        maximum_interval=maximum,
        learning_steps=[timedelta(seconds=s) for s in learning],
        relearning_steps=[timedelta(seconds=s) for s in relearning],
        enable_fuzzing=False,
    )
    lines.append(f"h {config}")
    now, card = START, Card(card_id=1, due=START)
    weights = dice.choice([(1, 1, 1, 1), (1, 2, 8, 2), (4, 2, 2, 1), (0, 1, 4, 6)])
    for _ in range(dice.randrange(2, 13)):
        wait = gap(dice, card, now)
        now += timedelta(milliseconds=wait)
        before = scheduler.get_card_retrievability(card, now) if card.last_review else "-"
        rating = dice.choices(list(Rating), weights)[0]
        card, _ = scheduler.review_card(card, rating, now)
        step = "-" if card.step is None else card.step
        lines.append(
            f"{wait} {rating.value} {card.state.value} {step} {card.stability!r}"
            f" {card.difficulty!r} {milliseconds(card.due - now)} {before}"
        )


def fuzz_lines(dice):
    scheduler = Scheduler(maximum_interval=400)
    for days in [*range(1, 60), *(dice.randrange(60, 401) for _ in range(200))]:
        for _ in range(6):
            unit = dice.choice([dice.random(), dice.random(), 0.0, 0.9999999999999999])
            fsrs.scheduler.random = lambda: unit
            chosen = scheduler._get_fuzzed_interval(interval=timedelta(days=days))
            yield f"{days} {unit!r} {chosen.days}"


def main():
    dice = random.Random(20260101)
    lines = [
        f"c {retention} {maximum} {','.join(map(str, learning))}; {','.join(map(str, relearning))};"
        for retention, maximum, learning, relearning in CONFIGS
    ]
    for number in range(3000):
        history(dice, 0 if number % 2 == 0 else dice.randrange(1, len(CONFIGS)), lines)
    (FOLDER / "fsrs-histories.txt").write_text("\n".join(lines) + "\n")
    (FOLDER / "fsrs-fuzz.txt").write_text("\n".join(fuzz_lines(dice)) + "\n")


main()
