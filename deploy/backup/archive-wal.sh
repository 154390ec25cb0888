#!/bin/bash
# PostgreSQL's archive_command: archive-wal.sh "%p" "%f". Ends well only once the file is there, whole and encrypted. One that is there
# is never replaced; after a crash PostgreSQL may bring the same bytes again, which their sum tells.
set -euo pipefail
umask 077
# Read here, since PostgreSQL passes on nothing that systemd gives its unit.
. "${BACKUP_SETTINGS:-/etc/konstelacja/backup.env}"
: "${BACKUP_DIRECTORY:?says where backups go}" "${BACKUP_RECIPIENT:?is the public key that they are encrypted for}"
folder=$BACKUP_DIRECTORY/wal
[ -d "$folder" ] || { echo "$folder is not there: is it mounted?" >&2; exit 1; }
# One that outlived a killed PostgreSQL may still be writing the same segment.
exec 9> "$folder/.lock"
flock --wait 60 9
file=$folder/$2.age
sum=$(sha256sum < "$1")
if [ -e "$file" ]; then
  [ "$sum" = "$(cat "$file.sum")" ]
  exit
fi
trap 'rm -f "$file.part"' EXIT
age --encrypt --recipient "$BACKUP_RECIPIENT" < "$1" > "$file.part"
echo "$sum" > "$file.sum"
sync "$file.part" "$file.sum"
mv "$file.part" "$file"
# Without this a power cut may take the name back after PostgreSQL has let its own copy go.
sync "$folder"
