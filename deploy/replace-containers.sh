#!/bin/sh
# replace-containers.sh: puts the image `konstelacja`, and the settings as they are now, in the place of what runs. For an upgrade, a
# step back and a changed .env, in the folder of compose.yaml. The new web processes come beside the old ones first; where one does
# not get well, the new ones are removed, the old ones go on, and it can be run again.
set -eu
old=$(docker compose ps -q web)
[ -n "$old" ] || { echo "No web process runs here: 'docker compose up -d' starts them." >&2; exit 1; }
count=$(printf '%s\n' "$old" | wc -l)

if ! docker compose up -d --no-deps --no-recreate --wait --scale "web=$((count * 2))" web; then
  for container in $(docker compose ps -aq web); do
    case $old in
    *"$container"*) ;;
    *) docker rm -f "$container" ;;
    esac
  done
  echo "A new web process did not get well (docker compose logs web): the old ones go on." >&2
  exit 1
fi
# A name for each container: none of them holds a blank.
# shellcheck disable=SC2086
docker stop --time 30 $old
# shellcheck disable=SC2086
docker rm $old
docker compose up -d --no-deps --no-recreate --scale "web=$count" web
docker compose up -d --no-deps worker
# Its files are another release's.
docker compose up -d --no-deps --force-recreate nginx
