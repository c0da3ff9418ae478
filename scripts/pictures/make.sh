#!/bin/bash
# make.sh [picture ...]   renders and finishes the masters in masters/; without names, all of them.
# Preview: WIDTH=480 SAMPLES=10 OUT_DIR=/somewhere/else ./make.sh wind-coast
# POST_ONLY=1 only grades the existing EXRs in EXR_DIR again.
set -e
cd "$(dirname "$0")"
EXR_DIR=${EXR_DIR:-${TMPDIR:-/tmp}/site-exr}
OUT_DIR=${OUT_DIR:-masters}
PY=${PY:-/usr/bin/python3}                       # system Python with OpenCV
mkdir -p "$EXR_DIR" "$OUT_DIR"
ONLY="$*"

one() {  # picture, script, calm side, height / width * 10000, render width, master width, samples, then post.py options
  local name=$1 script=$2 calm=$3 aspect=$4 full=$5 master=$6 samples=$7
  shift 7
  [ -z "$ONLY" ] || [[ " $ONLY " == *" $name "* ]] || return 0
  local exr=$EXR_DIR/$name.exr width=${WIDTH:-$full}
  [ -n "$POST_ONLY" ] || nice -n 19 blender -b --factory-startup -t 1 -P "$script.py" -- --calm "$calm" \
    --width "$width" --height $((width * aspect / 10000)) --samples "${SAMPLES:-$samples}" --noise 0.012 --out "$exr" \
    | grep -E "Error|Traceback|Saved" || true
  [ "$width" -ge "$master" ] || master=$width
  nice -n 19 "$PY" post.py "$exr" "$OUT_DIR/$name" --width "$master" --quality 92 "$@"
}

DUSK="--exposure .35 --punch 1.35 --sat 1.2 --warmth .35 --cool .3 --bloom .1 --denoise 3"
SUN="--exposure -.1 --punch 1.3 --sat 1.15 --warmth .3 --bloom .5 --threshold 4 --denoise 3"
GOLD="--exposure .7 --punch 1.4 --sat 1.15 --warmth .35 --cool .3 --bloom .05 --denoise 2 --rose .015"
NIGHT="--exposure .5 --punch 1.2 --sat 1.05 --warmth .25 --cool .5 --bloom .35 --threshold 1 --denoise 4"
HALL="--exposure .6 --punch 1.25 --bloom .12 --denoise 4 --sat 1.1"
COAST="--exposure 1.2 --punch 1.42 --sat 1.28 --warmth .1 --cool .1 --lift .02 --rose 0 --denoise 2"
ABOVE="--exposure 1.4 --punch 1.46 --sat 1.2 --warmth .3 --cool .35 --bloom .05 --denoise 2 --rose .012"
NEAR="--exposure .85 --punch 1.34 --sat 1.12 --warmth .2 --cool .35 --bloom .18 --threshold 1.2 --denoise 6"
SAND="--exposure .55 --punch 1.38 --sat 1.16 --warmth .3 --cool .3 --bloom .04 --denoise 3.5"

# heroes, 16:9, with a start and an end composition
one wind-farm-dusk-start  wind_farm_dusk  start 5625 2400 2000 80  $DUSK --nd-start .75
one wind-farm-dusk-end    wind_farm_dusk  end   5625 2400 2000 80  $DUSK --nd-end .6
one solar-rows-start      solar_rows      start 5625 2000 2000 26  $SUN --nd-start .45
one solar-rows-end        solar_rows      end   5625 2000 2000 26  $SUN --nd-end .45
one tower-link-start      tower_link      start 5625 2000 2000 64  $GOLD --nd-start .6
one tower-link-end        tower_link      end   5625 2000 2000 64  $GOLD --nd-end .6

one array-above-start     array_above     start 5625 2000 2000 12  $ABOVE --denoise 3 --even 1 --nd-start .7 --quality 86
one array-above-end       array_above     end   5625 2000 2000 14  $ABOVE --denoise 3 --even 1 --nd-end .7 --quality 86

# close-ups, 16:9, one composition for both directions
one fiber-connector       fiber_connector none  5625 2000 2000 38  $NEAR
one filter-dust           filter_dust     none  5625 2000 2000 20  $SAND --quality 82

# cards, 3:2, one composition
one wind-coast            wind_coast      none  6667 1200 1080 56  $COAST
one wind-escarpment       wind_escarpment none  6667 1200 1080 56  --exposure 1.3 --punch 1.45 --sat 1.25 --warmth .12 --cool .1 --lift .02 --rose 0 --denoise 1.5
one data-hall             data_hall       none  6667 1080 1080 96  $HALL
