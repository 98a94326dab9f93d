# What a newcomer needs: `make learn` starts the course, `make test` runs every test.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
.DEFAULT_GOAL := build
.PHONY: build deps learn test lint install uninstall bench clean

PREFIX ?= $(HOME)/.local
DESTDIR ?=
SWIFT ?= swift
RELEASE := .build/release
MODULES := TrackingUI TrackingCombine ExerciseChecks

# A package of Debian and the header, or the program, that tells that it is there.
PACKAGES := \
	pkg-config:pkg-config \
	libedit-dev:histedit.h \
	libcmark-gfm-dev:cmark-gfm.h \
	libcmark-gfm-extensions-dev:cmark-gfm-core-extensions.h \
	libsqlite3-dev:sqlite3.h \
	libyaml-dev:yaml.h \
	bubblewrap:bwrap

## deps: installs the system packages that are missing; touches nothing if none is.
deps:
	@fail() { echo "make deps: $$1" >&2; exit 1; }
	version=$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p') || true
	[ -n "$$version" ] || fail "Swift was not found; install Swift 6.2 or later from https://swift.org/install and put its bin folder on PATH."
	read -r major minor <<< "$$version"
	[ "$$major" -gt 6 ] || { [ "$$major" -eq 6 ] && [ "$$minor" -ge 2 ]; } || fail "Swift $$major.$$minor is too old; install Swift 6.2 or later from https://swift.org/install."
	missing=
	for entry in $(PACKAGES); do
	  package=$${entry%%:*} sign=$${entry#*:}
	  case $$sign in
	  *.h) find /usr/include /usr/local/include -maxdepth 2 -name "$$sign" 2>/dev/null | grep -q . || missing+=" $$package" ;;
	  *) command -v "$$sign" >/dev/null || missing+=" $$package" ;;
	  esac
	done
	if [ -z "$$missing" ]; then echo "Swift $$major.$$minor and all system packages are there."; exit 0; fi
	command -v apt-get >/dev/null || fail "these are missing and there is no apt-get to install them with:$$missing."
	as_root=
	if [ "$$(id -u)" -ne 0 ]; then
	  command -v sudo >/dev/null || fail "these packages are missing; have an administrator install them:$$missing."
	  as_root=sudo
	fi
	echo "Installing:$$missing"
	install() { $$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $$missing; }
	# The lists may be too old to find the packages, or not there at all.
	install || { $$as_root apt-get update -q && install; } || fail "apt-get could not install:$$missing."

## build: builds the program, the runtime and the macros for use.
build: deps
	@echo "Building (the first time takes some minutes)."
	$(SWIFT) build --no-color-diagnostics -c release
	echo "Built $(RELEASE)/observatory."

## learn: builds what is needed and starts the course.
learn: build
	@exec $(RELEASE)/observatory

# No index is needed to find the tests, see Tests/XCTMain.swift.
TESTING := --disable-index-store --enable-swift-testing --disable-xctest

## test: builds everything and runs every test, those that drive the built program too;
## FILTER=Name runs those alone that match.
test: deps
	@echo "Building the tests."
	$(SWIFT) build --no-color-diagnostics --build-tests $(TESTING)
	echo "Running the tests."
	$(SWIFT) test --skip-build $(TESTING) $(if $(FILTER),--filter '$(FILTER)')

## lint: checks the form of the code.
lint:
	$(SWIFT) format lint --strict --parallel -r Package.swift Benchmarks Sources Tests

## install: lays out bin, lib, share below PREFIX; the checkout isn't needed afterwards.
install: build
	@root="$(DESTDIR)$(PREFIX)"
	lib="$$root/lib/observatory" share="$$root/share"
	rm -rf "$$lib" "$$share/observatory"
	install -d "$$root/bin" "$$lib/Modules" "$$share/observatory" "$$share/man/man1" \
	  "$$share/bash-completion/completions" "$$share/zsh/site-functions" \
	  "$$share/fish/vendor_completions.d"
	install -m 755 $(RELEASE)/observatory "$$root/bin/observatory"
	install -m 755 $(RELEASE)/observatory-host "$$lib/"
	install -m 644 $(RELEASE)/libTrackingUI.so $(RELEASE)/libTrackingUIMacros.so \
	  $(RELEASE)/libSourceSyntax.so "$$lib/"
	for module in $(MODULES); do
	  # The documentation is what editors show.
	  cp $(RELEASE)/Modules/$$module.swiftmodule $(RELEASE)/Modules/$$module.swiftdoc "$$lib/Modules/"
	done
	cp -R Lessons Quizzes "$$share/observatory/"
	program="$$root/bin/observatory"
	"$$program" help --man > "$$share/man/man1/observatory.1"
	"$$program" completions bash > "$$share/bash-completion/completions/observatory"
	"$$program" completions zsh > "$$share/zsh/site-functions/_observatory"
	"$$program" completions fish > "$$share/fish/vendor_completions.d/observatory.fish"
	echo "Installed $$program."

## uninstall: removes what install laid out; progress is kept.
uninstall:
	@root="$(DESTDIR)$(PREFIX)"
	rm -rf "$$root/lib/observatory" "$$root/share/observatory"
	rm -f "$$root/bin/observatory" "$$root/share/man/man1/observatory.1" \
	  "$$root/share/bash-completion/completions/observatory" \
	  "$$root/share/zsh/site-functions/_observatory" \
	  "$$root/share/fish/vendor_completions.d/observatory.fish"

## bench: builds the benchmarks for speed and runs them; fails if a bar is missed.
bench: build
	@status=0
	$(RELEASE)/rendering-benchmarks || status=$$?
	$(RELEASE)/tracking-benchmarks || status=$$?
	$(RELEASE)/exercise-benchmarks || status=$$?
	exit $$status

clean:
	rm -rf .build
