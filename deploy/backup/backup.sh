#!/bin/bash
# A base backup of PostgreSQL, encrypted for a key that is not on this machine. Run by konstelacja-backup.timer; what has had its time
# is removed by watch-backups.sh, whether or not this one ends well.
set -euo pipefail
umask 077
. "${BACKUP_SETTINGS:-/etc/konstelacja/backup.env}"
: "${BACKUP_DIRECTORY:?says where backups go}" "${BACKUP_RECIPIENT:?is the public key that they are encrypted for}"
folder=$BACKUP_DIRECTORY/base
[ -d "$folder" ] || { echo "$folder is not there: is it mounted?" >&2; exit 1; }

started=$(date -u +%Y-%m-%dT%H:%M:%SZ)
name=$folder/${started//:/}.tar.gz.age
trap 'rm -f "$name.part"' EXIT
pg_basebackup -D - -Ft -X none --checkpoint=fast | gzip | age --encrypt --recipient "$BACKUP_RECIPIENT" > "$name.part"
# Its age counts from its beginning, as that of the WAL which it needs: that one never goes first.
touch -d "$started" "$name.part"
sync "$name.part"
mv "$name.part" "$name"
sync "$folder"
echo "$name"
