#!/bin/bash
# A base backup of PostgreSQL, encrypted for a key that is not on this machine; what is older than a week goes, with its WAL.
# BACKUP_DIRECTORY is on another machine or disk, BACKUP_RECIPIENT is an age public key ("age1…"). Run by konstelacja-backup.timer.
set -euo pipefail
umask 077
: "${BACKUP_DIRECTORY:?says where backups go}" "${BACKUP_RECIPIENT:?is the public key that they are encrypted for}"
# As the privacy policy says; no setting makes it longer.
keep_days=7

mkdir -p "$BACKUP_DIRECTORY/base" "$BACKUP_DIRECTORY/wal"
name=$BACKUP_DIRECTORY/base/$(date -u +%Y-%m-%dT%H%M%SZ).tar.gz.age
trap 'rm -f "$name.part"' EXIT
pg_basebackup -D - -Ft -X none --checkpoint=fast | gzip | age --encrypt --recipient "$BACKUP_RECIPIENT" > "$name.part"
sync "$name.part"
mv "$name.part" "$name"

# Only once there is a new one.
find "$BACKUP_DIRECTORY/base" "$BACKUP_DIRECTORY/wal" -type f -mmin +$((keep_days * 24 * 60)) -delete
echo "$name"
