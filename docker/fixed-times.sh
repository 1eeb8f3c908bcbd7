#!/bin/sh
# Gives files one time (SOURCE_DATE_EPOCH): two builds of the same sources are then the same bytes. usage: fixed-times.sh PATH...
set -eu
find "$@" -exec touch --no-dereference --date="@${SOURCE_DATE_EPOCH:-0}" {} +
