#!/bin/bash
# Every hour, by konstelacja-backup-watch.timer: removes backups that have had their time, then ends badly where there is no young
# one or where WAL is not archived, so that somebody hears of it (konstelacja-alarm@).
set -euo pipefail
. "${BACKUP_SETTINGS:-/etc/konstelacja/backup.env}"
: "${BACKUP_DIRECTORY:?says where backups go}"
# The privacy policy says 7, and no setting makes it longer. A day less: a machine may be off when one's time comes, and what a backup
# holds is older than its file. WAL of that age is older than every base backup that is left, so that none is of use without one.
keep_days=6

for kind in base wal; do
  [ -d "$BACKUP_DIRECTORY/$kind" ] || { echo "$BACKUP_DIRECTORY/$kind is not there: is it mounted?" >&2; exit 1; }
done
# What is being restored is not taken away meanwhile; somebody hears every hour that it was left.
if [ -e "$BACKUP_DIRECTORY/restoring" ]; then
  echo "$BACKUP_DIRECTORY/restoring is there: nothing is removed until a restore has ended and removed it." >&2
  exit 1
fi
find "$BACKUP_DIRECTORY/base" "$BACKUP_DIRECTORY/wal" -type f -mmin +$((keep_days * 24 * 60)) -delete

if [ -z "$(find "$BACKUP_DIRECTORY/base" -name '*.age' -mmin -$((30 * 60)) -print -quit)" ]; then
  echo "No base backup of the last 30 hours." >&2
  exit 1
fi
# Fails, has never been done, or hangs: a segment that has waited for a quarter of an hour.
not_archived="select coalesce(last_failed_time > last_archived_time, last_archived_time is null)
    or exists (select from pg_ls_archive_statusdir() where name like '%.ready' and modification < now() - interval '15 minutes')
  from pg_stat_archiver"
if [ "$(psql -XAtc "$not_archived")" != f ]; then
  echo "WAL is not archived: PostgreSQL's log says why." >&2
  exit 1
fi
