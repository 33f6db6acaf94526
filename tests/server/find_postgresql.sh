#!/usr/bin/env bash
# Prints the folder with the programs of the newest PostgreSQL on this machine; fails where there is none.
set -euo pipefail
for each in "${BOARDWRIGHT_POSTGRESQL:-}" $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV) "$(dirname "$(command -v initdb || echo .)")"; do
  if [ -x "$each/initdb" ] && [ -x "$each/postgres" ]; then echo "$each"; exit 0; fi
done
exit 1
