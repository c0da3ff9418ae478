import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '#src/i18n/use-i18n.ts';
import { usePlace } from '#src/routing/place.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { forgetEarlyInput } from './early-input.ts';
import { type HydratedIslands, hydrateIslands } from './hydrate-islands.tsx';

/** Hydrates the islands of the document for as long as its page is shown, and shares the shell's history with them. */
export function useIslands(page: RouteId) {
  const i18n = useI18n();
  const place = usePlace();
  const running = useRef<HydratedIslands>(undefined);
  const start = useEffectEvent(() => hydrateIslands(page, { i18n, place }));
  useEffect(() => {
    const islands = start();
    running.current = islands;
    return () => {
      islands.stop();
      forgetEarlyInput();
    };
  }, []);
  useEffect(() => running.current?.update({ i18n, place }), [i18n, place]);
}
