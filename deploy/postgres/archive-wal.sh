#!/bin/bash
# PostgreSQL's archive_command: stores a finished file of the write-ahead log in $ARCHIVE_DIR/wal.
# usage: archive-wal.sh <path> <name>
set -euo pipefail
path=$1 target=$ARCHIVE_DIR/wal/$2.gz.gpg
mkdir -p "$ARCHIVE_DIR/wal"
sum=$(sha256sum <"$path")
if [ -e "$target" ]; then
  # After a crash, PostgreSQL repeats a call that has succeeded. Another content is that of another
  # server, whose history must not be overwritten.
  [ "$(cat "$target.sha256")" = "$sum" ] && exit
  echo "archive-wal: $target exists with another content" >&2
  exit 1
fi
"$(dirname "$0")/encrypt.sh" <"$path" >"$target.draft"
echo "$sum" >"$target.sha256"
sync "$target.draft" "$target.sha256"
mv "$target.draft" "$target"
sync "$ARCHIVE_DIR/wal"
