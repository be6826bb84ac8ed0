#!/bin/bash
# Restores the database to a time, from the newest copy before it and the archived write-ahead log.
# The server must be stopped. The present data stays beside the restored data, as $PGDATA.before-….
# usage: restore-to.sh '2026-11-28 14:31:00+01:00'
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
wanted=$(date -u -d "$1" +%Y-%m-%dT%H-%M-%S.%6NZ)
fail() {
  echo "restore-to: $1" >&2
  exit 1
}

pg_ctl --pgdata="$PGDATA" status >/dev/null && fail 'the server runs; stop it first'
name=$(find "$ARCHIVE_DIR/base" -name '*.first-wal' -printf '%f\n' | LC_ALL=C sort |
  LC_ALL=C awk -v wanted="$wanted.first-wal" '$0 <= wanted' | tail -n 1)
[ -n "$name" ] || fail "no copy in $ARCHIVE_DIR/base is older than $wanted"
copy=$ARCHIVE_DIR/base/${name%.first-wal}.tar.gz.gpg

restored=$PGDATA.restored
rm -rf "$restored"
mkdir -m 700 "$restored"
"$here/decrypt.sh" <"$copy" | tar --extract --directory "$restored"
pg_verifybackup --no-parse-wal --quiet "$restored"
cat >>"$restored/postgresql.auto.conf" <<END
restore_command = 'ARCHIVE_PRIVATE_KEY="$ARCHIVE_PRIVATE_KEY" $here/fetch-wal.sh "%f" "%p"'
recovery_target_time = '$1'
recovery_target_action = 'promote'
END
touch "$restored/recovery.signal"

# The server replays the log up to the time and begins a new timeline, which is archived as well.
# Until then it accepts no connections. It ends with an error if the log ends before the time.
log=$restored.log
sockets=$(mktemp -d)
trap 'rm -rf "$sockets"' EXIT
options="-c hot_standby=off -c listen_addresses= -c unix_socket_directories=$sockets"
options+=" -c archive_mode=on -c 'archive_command=$here/archive-wal.sh \"%p\" \"%f\"'"
rm -f "$log"
pg_ctl --pgdata="$restored" --log="$log" --options="$options" --timeout=3600 start >/dev/null || true
query='SELECT pg_last_xact_replay_timestamp()'
until last=$(PGHOST=$sockets psql --no-align --tuples-only --command "$query" 2>/dev/null); do
  sleep 0.5
  if ! pg_ctl --pgdata="$restored" status >/dev/null; then
    tail -n 20 "$log" >&2
    fail "$copy could not be restored to $1"
  fi
done
pg_ctl --pgdata="$restored" --mode=fast --wait stop >/dev/null
[ ! -e "$PGDATA" ] || mv "$PGDATA" "$PGDATA.before-$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mv "$restored" "$PGDATA"
rm "$log"
echo "restored $copy to $1; last transaction: $last"
