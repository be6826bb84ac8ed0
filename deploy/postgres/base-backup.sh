#!/bin/bash
# Stores a copy of the running database in $ARCHIVE_DIR/base, named by the time of its end in UTC.
# Before, deletes the oldest copies and the write-ahead log that only they need, so that a full disk
# does not stay full. Keeps BASE_BACKUPS_KEPT copies (by default 7), and never deletes the last one.
set -euo pipefail
here=$(dirname "$0")
base=$ARCHIVE_DIR/base
kept=$((${BASE_BACKUPS_KEPT:-7} - 1))
[ "$kept" -ge 1 ] || kept=1
mkdir -p "$base"
rm -f "$base"/draft*

list_copies() { find "$base" -name '*.first-wal' -printf '%f\n' | LC_ALL=C sort; }
list_copies | head -n "-$kept" | while read -r name; do
  rm -f "$base/${name%.first-wal}.tar.gz.gpg" "$base/$name"
done
oldest=$(list_copies | head -n 1)
if [ -n "$oldest" ]; then
  first=$(cat "$base/$oldest")
  # The first eight digits are the timeline. All timelines number their files by position in the log.
  find "$ARCHIVE_DIR/wal" -type f -printf '%f\n' |
    LC_ALL=C awk -v first="${first:8:16}" '!/history/ && substr($0, 9, 16) < first' |
    while read -r name; do rm "$ARCHIVE_DIR/wal/$name"; done
fi

psql --no-align --tuples-only --command 'SELECT pg_walfile_name(pg_current_wal_lsn())' >"$base/draft.first-wal"
# Waits until the write-ahead log of the copy is archived.
pg_basebackup --pgdata=- --format=tar --wal-method=none --checkpoint=fast --no-password |
  "$here/encrypt.sh" >"$base/draft"
sync "$base"/draft*
name=$(date -u +%Y-%m-%dT%H-%M-%S.%6NZ)
mv "$base/draft" "$base/$name.tar.gz.gpg"
mv "$base/draft.first-wal" "$base/$name.first-wal"
sync "$base"
echo "saved $base/$name.tar.gz.gpg"
