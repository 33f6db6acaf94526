#!/usr/bin/env bash
# Prints the programs of other engines that the browser tests use; fails where one is missing. (`none`: its tests are left out.)
set -euo pipefail
if [ "${BOARDWRIGHT_FIREFOX:-}" != none ]; then command -v "${BOARDWRIGHT_FIREFOX:-firefox-esr}" || command -v firefox; fi
if [ "${BOARDWRIGHT_WEBKIT:-}" != none ]; then command -v WebKitWebDriver && command -v Xvfb; fi
