#!/usr/bin/env bash
# Installs Debian's Chromium for the browser tests, or says how.
set -euo pipefail
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium for the browser tests ..."
  apt-get update -qq </dev/null
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-dejavu-core </dev/null >/dev/null
else
  echo "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell)," >&2
  echo "or name one: BOARDWRIGHT_CHROMIUM=/path/to/chromium make test" >&2
  exit 1
fi
