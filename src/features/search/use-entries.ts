import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back for the entry of the history that is shown, and for each that follows. */
export function useEntries(onEntry: (isFirst: boolean) => void) {
  const { key } = useLocation();
  const isFirst = useRef(true);
  const show = useEffectEvent(() => {
    onEntry(isFirst.current);
    isFirst.current = false;
  });
  useEffect(() => show(), [key]);
}
