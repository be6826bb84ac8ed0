#!/bin/bash
# PostgreSQL's restore_command: reads a file of the write-ahead log from $ARCHIVE_DIR/wal.
# usage: fetch-wal.sh <name> <path>
set -euo pipefail
source=$ARCHIVE_DIR/wal/$1.gz.gpg
# A missing file is the end of the log, not an error.
[ -e "$source" ] || exit 1
"$(dirname "$0")/decrypt.sh" <"$source" >"$2.draft"
mv "$2.draft" "$2"
