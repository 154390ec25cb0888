#!/bin/bash
# tell-failure.sh <unit>: says in the journal, as an alert, that a unit has failed, and mails it where BACKUP_ALARM_MAIL says to whom.
# The mail goes by this machine's own sendmail (Debian: msmtp-mta), not by the shop's provider.
set -euo pipefail
words="$1 has failed on $(uname -n): see 'journalctl -u $1' and docs/deployment.md."
logger -p daemon.alert -t konstelacja "$words"
# Only now: settings that cannot be read may be what has failed.
. "${BACKUP_SETTINGS:-/etc/konstelacja/backup.env}"
if [ -n "${BACKUP_ALARM_MAIL:-}" ]; then
  printf 'To: %s\nSubject: %s has failed\n\n%s\n' "$BACKUP_ALARM_MAIL" "$1" "$words" | sendmail -t
fi
