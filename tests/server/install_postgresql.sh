#!/usr/bin/env bash
# Installs Debian's PostgreSQL for the tests of the database, or says how. They start a server of their own, in a temporary folder.
set -euo pipefail
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing PostgreSQL for the tests ..."
  apt-get update -qq </dev/null
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql </dev/null >/dev/null
else
  echo "The tests of the database need PostgreSQL. Install it (Debian: sudo apt-get install postgresql)," >&2
  echo "or name the folder of its programs: BOARDWRIGHT_POSTGRESQL=/path/to/bin make test" >&2
  exit 1
fi
