import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlace } from '#src/routing/place.ts';

/** Calls back for the entry of the history that is shown, and for each that follows. */
export function useEntries(onEntry: (isFirst: boolean) => void) {
  const { key } = usePlace().location;
  const isFirst = useRef(true);
  const show = useEffectEvent(() => {
    onEntry(isFirst.current);
    isFirst.current = false;
  });
  useEffect(() => show(), [key]);
}
