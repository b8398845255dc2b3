#!/bin/bash
# Copies the database that PGHOST names the first time, and follows it from then on.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "${PGDATA:?}"/*
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  pg_basebackup --pgdata="$PGDATA" --wal-method=stream --checkpoint=fast --write-recovery-conf
fi
exec postgres -c hot_standby_feedback=on -c max_standby_streaming_delay=5s -c jit=off
