import { useEffect, useRef, useState } from 'react';
import { mapRegions } from '#src/content/describe/map-regions.ts';
import { useDirection } from '#src/i18n/use-language.ts';
import { CLOCK_STEP_MS } from '#src/config/constants.ts';
import { isComposing } from '#src/ui/key-events.ts';
import type { MapLocation, SectionContent } from '#src/content/content-types.ts';
import { useDrawing } from './use-drawing.ts';
import { styles } from './world-map.styles.ts';
import { MapWindow } from './map-window.tsx';

const MS_IN_A_MINUTE = 60_000;
const readMinute = () => Math.floor(Date.now() / MS_IN_A_MINUTE) * MS_IN_A_MINUTE;

/** Returns the current minute and updates every minute. */
function useMinute(): Date {
  const [minute, setMinute] = useState(readMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(readMinute()), CLOCK_STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute);
}

type WorldMapProps = {
  places: readonly MapLocation[];
  seas: SectionContent<'map'>['seas'];
  labels: SectionContent<'map'>['map'];
};

/** The region windows at the current minute; at most one tooltip is open. */
function MapWindows({ places, seas, labels }: WorldMapProps) {
  const moment = useMinute();
  const { open, setOpen, leave } = useOpenMarker();
  return mapRegions.map((region) => (
    <MapWindow
      key={region}
      region={region}
      places={places.filter((place) => place.region === region)}
      seas={seas.filter((sea) => sea.region === region)}
      moment={moment}
      labels={labels}
      open={open}
      onOpen={setOpen}
      onLeave={leave}
    />
  ));
}

/** Returns the marker with an open tooltip. Escape or a press outside the markers closes it. */
function useOpenMarker() {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const watch = new AbortController();
    const close = () => setOpen(null);
    addEventListener(
      'keydown',
      (event) => (event.key === 'Escape' && !isComposing(event) ? close() : undefined),
      watch,
    );
    addEventListener(
      'pointerdown',
      ({ target }) =>
        target instanceof Element && target.closest('[data-marker]') !== null ? undefined : close(),
      watch,
    );
    return () => watch.abort();
  }, [open]);
  const leave = (part: HTMLElement) => {
    if (!part.contains(document.activeElement)) setOpen(null);
  };
  return { open, setOpen, leave };
}

/** The regions of the world as windows of one map. While loading and after a failure, empty frames keep the layout. */
export function WorldMap({ places, seas, labels }: WorldMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { drawing, load } = useDrawing(frame);
  const direction = useDirection();
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={labels.label}
      // West stays on the left in every language.
      dir="ltr"
      data-map={drawing.state}
    >
      {drawing.state === 'drawn' ? (
        <>
          <drawing.MapDrawing geometry={drawing.geometry} />
          <MapWindows places={places} seas={seas} labels={labels} />
        </>
      ) : (
        mapRegions.map((region) => <div key={region} className={styles.window} data-region={region} />)
      )}
      {drawing.state === 'failed' ? (
        <div className={styles.failure} dir={direction}>
          <p>{labels.failed}</p>
          <button type="button" className={styles.retry} onClick={load}>
            {labels.retry}
          </button>
        </div>
      ) : null}
    </div>
  );
}
