import { useEffect, useState } from 'react';
import { isComposing } from '#src/ui/is-composing.ts';

/** Which marker shows its tooltip. Escape closes it, and so does a press anywhere but on a marker. */
export function useOpenMarker() {
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
