#!/usr/bin/env bash
# Installs Debian's Valgrind for the test that counts instructions, or says how.
set -euo pipefail
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Valgrind for the tests ..."
  apt-get update -qq </dev/null
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends valgrind </dev/null >/dev/null
else
  echo "The test that counts instructions needs Valgrind. Install it (Debian: sudo apt-get install valgrind)." >&2
  exit 1
fi
