#!/bin/bash
# Run once, as the database is made: lets the replica follow it.
set -euo pipefail
echo 'host replication all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
