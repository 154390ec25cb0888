#!/bin/sh
# replace-containers.sh: puts the image `konstelacja`, and the settings as they are now, in the place of what runs. For an upgrade, a
# step back and a changed .env, in the folder of compose.yaml. New processes come beside the old ones first; where one does not get
# well, the new ones are removed and the old ones go on. It can be run again whatever it was broken off by: which processes are the
# old ones is written down before anything is done.
set -eu

# containers <service> [options]: those that stand for it, and none that an operator's program runs in.
containers() {
  service=$1
  shift
  docker ps --quiet --no-trunc "$@" --filter label=com.docker.compose.project=konstelacja \
    --filter "label=com.docker.compose.service=$service" --filter label=com.docker.compose.oneoff=False
}

# replace <service> <seconds>: how long an old one has to end.
replace() {
  mark=.replacing-$1
  old=
  if [ -s "$mark" ]; then
    there=$(containers "$1" --all)
    for one in $(cat "$mark"); do case $there in *"$one"*) old="$old $one" ;; esac; done
  fi
  if [ -z "$old" ]; then
    containers "$1" > "$mark.part"
    [ -s "$mark.part" ] || { echo "No $1 runs here: 'docker compose up -d' starts it." >&2; exit 1; }
    mv "$mark.part" "$mark"
    old=$(cat "$mark")
  fi
  count=$(wc -l < "$mark")
  if ! docker compose up -d --no-deps --no-recreate --wait --scale "$1=$((count * 2))" "$1"; then
    for one in $(containers "$1" --all); do
      case $(cat "$mark") in *"$one"*) ;; *) docker rm -f "$one" ;; esac
    done
    rm -f "$mark"
    echo "A new $1 did not get well (docker compose logs $1): the old ones go on." >&2
    exit 1
  fi
  # shellcheck disable=SC2086
  docker stop --time "$2" $old
  # shellcheck disable=SC2086
  docker rm $old
  docker compose up -d --no-deps --no-recreate --scale "$1=$count" "$1"
  rm -f "$mark"
}

replace web 30
replace worker 75
# Its files are another release's.
docker compose up -d --no-deps --force-recreate nginx
