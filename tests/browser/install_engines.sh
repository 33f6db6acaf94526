#!/usr/bin/env bash
# Installs Debian's Firefox and WebKit for the browser tests, or says how.
set -euo pipefail
if [ "$(uname -s)" != Linux ]; then exit 0; fi # their tests are left out where these packages are not
here=$(dirname "$0")
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Firefox and WebKit for the browser tests ..."
  apt-get update -qq </dev/null || true
  for package in firefox-esr webkit2gtk-driver xvfb; do
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" </dev/null >/dev/null || echo "$package cannot be had." >&2
  done
  if "$here/find_engines.sh" >/dev/null; then exit 0; fi
fi
cat >&2 <<MESSAGE
The browser tests need Firefox and WebKit. Install them (Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb), name a Firefox
(BOARDWRIGHT_FIREFOX=/path/to/firefox make test), or leave their tests out: BOARDWRIGHT_FIREFOX=none BOARDWRIGHT_WEBKIT=none make test
MESSAGE
exit 1
