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

# are_well <container>...: waits until all are, for three minutes; an old one that is ill must not keep a good new one out.
are_well() {
  [ $# -gt 0 ] || return 1
  tries=0
  while [ "$tries" -lt 90 ]; do
    case $(docker inspect --format '{{.State.Status}}/{{.State.Health.Status}}' "$@" | sort -u) in
    running/healthy) return 0 ;;
    *exited* | *dead* | *unhealthy*) return 1 ;;
    esac
    sleep 2
    tries=$((tries + 1))
  done
  return 1
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
  docker compose up -d --no-deps --no-recreate --scale "$1=$((count * 2))" "$1"
  new=
  there=$(containers "$1" --all)
  for one in $there; do
    case $(cat "$mark") in *"$one"*) ;; *) new="$new $one" ;; esac
  done
  # shellcheck disable=SC2086
  if ! are_well $new; then
    # shellcheck disable=SC2086
    docker rm -f $new
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
# A container sees the files that were there when it was made; without nginx nobody is let in for a second or two.
sum=$(cat deploy/nginx/*.conf | cksum)
if [ "$sum" != "$(cat .nginx-files 2> /dev/null)" ]; then
  docker compose up -d --no-deps --force-recreate nginx
  echo "$sum" > .nginx-files
fi
