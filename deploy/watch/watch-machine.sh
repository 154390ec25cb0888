#!/bin/sh
# watch-machine.sh: ends badly, with a line for each, where a disk of this machine is nearly full, the certificate soon ends, or those who would tell of
# alarms do not run, so that somebody hears of it (konstelacja-alarm@). Every hour, by konstelacja-machine-watch.timer; with containers
# by a timer of the host, with WATCHED_UNITS= empty.
set -u
address=${TLS_ADDRESS:-127.0.0.1:443}
units=${WATCHED_UNITS-prometheus prometheus-alertmanager}
most_percent=85
# certbot renews with thirty days left, and tries twice a day.
least_days=14
failed=0
tell() {
  echo "$1" >&2
  failed=1
}

full=$(df -Pl -x tmpfs -x devtmpfs -x overlay -x squashfs -x efivarfs |
  awk -v most="$most_percent" 'NR > 1 && $5 + 0 > most { printf "%s%s is %s full", (n++ ? "; " : ""), $6, $5 }')
[ -z "$full" ] || tell "$full"
# The one that visitors are shown: a renewed file that nginx has not read is of no use to them.
openssl s_client -connect "$address" < /dev/null 2> /dev/null |
  openssl x509 -noout -checkend "$((least_days * 86400))" > /dev/null 2>&1 ||
  tell "The certificate at $address ends within $least_days days, or none is shown."
for unit in $units; do
  systemctl is-active --quiet "$unit" || tell "$unit does not run: no alert reaches anybody."
done
exit "$failed"
