#!/bin/sh
# watch-machine.sh: ends badly, with a line for each, where a disk is nearly full, the certificate soon ends, or those who would tell of
# alarms do not run, so that somebody hears of it (konstelacja-alarm@). Every hour, by konstelacja-machine-watch.timer; with containers
# by a timer of the host, with NGINX_TLS_FOLDER and WATCHED_UNITS= empty.
set -u
tls=${NGINX_TLS_FOLDER:-/etc/nginx/konstelacja/tls}
units=${WATCHED_UNITS-prometheus prometheus-alertmanager}
most_percent=85
# certbot renews with thirty days left, and tries twice a day.
least_days=14
failed=0
tell() {
  echo "$1" >&2
  failed=1
}

full=$(df -P -x tmpfs -x devtmpfs -x overlay -x squashfs -x efivarfs |
  awk -v most="$most_percent" 'NR > 1 && $5 + 0 > most { printf "%s%s is %s full", (n++ ? "; " : ""), $6, $5 }')
[ -z "$full" ] || tell "$full"
openssl x509 -noout -checkend "$((least_days * 86400))" -in "$tls/fullchain.pem" > /dev/null 2>&1 ||
  tell "The certificate in $tls ends within $least_days days, or cannot be read."
for unit in $units; do
  systemctl is-active --quiet "$unit" || tell "$unit does not run: no alert reaches anybody."
done
exit "$failed"
