#!/bin/sh
# check-settings.sh <file>: refuses lines that systemd (EnvironmentFile), Node (--env-file) and Docker Compose (env_file) would read
# differently, so that a file of settings means the same wherever it is used, and those that each process has of its own. Says which line and which setting, never its value.
# Run by `konstelacja` and before each process by its unit; with containers by whoever has changed .env.
set -eu
: "${1:?is the file of settings}"
exec awk -v file="$1" '
function wrong(what) {
  printf "%s, line %d: %s %s\n", file, FNR, name, what
  failed = 1
}
{ name = "this line" }
/\r$/ { wrong("ends as on Windows: it has to end in a line feed alone"); next }
/^[ \t]*#/ {
  # Up to version 254 systemd takes the next line for a part of such a comment.
  if (/\\$/) wrong("is a comment that ends in a backslash")
  next
}
/^[ \t]*$/ { next }
!/^[A-Za-z_][A-Za-z0-9_]*=/ { wrong("is neither NAME=value nor a comment"); next }
{
  name = substr($0, 1, index($0, "=") - 1)
  value = substr($0, index($0, "=") + 1)
  # systemd would let the file have the last word, and all processes one port.
  if (name ~ /^(NODE_ENV|HOST|PORT|METRICS_HOST|METRICS_PORT|DRAIN_SECONDS|TRUSTED_PROXIES)$/) wrong("is set for each process by its unit, compose or the image, and has no place here")
  if (value ~ /^\047[^\047\\]*\047[ \t]*$/) next
  if (value ~ /[#$\\\047"`]/)
    wrong("has one of # $ \\ \047 \" ` and does not stand in single quotes as a whole, or has \\ or \047 within them")
}
END { exit failed }' "$1" >&2
