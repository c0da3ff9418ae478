import { type ReactNode, useEffect, useRef } from 'react';
import type { SleepingPart } from '#src/content/page-parts.ts';
import { useI18n } from '#src/i18n/use-i18n.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { KeptMarkup } from '#src/ui/kept-markup.tsx';
import { wakeWhenTouched } from '#src/ui/wake-when-touched.ts';
import { wakeSignals } from './wake-signals.ts';

export type SleepingSectionProps = { page: RouteId; part: SleepingPart; renderAnew: () => ReactNode };

/** A live section as the document brought it: markup until it is touched, or until its kind has another reason. */
export function SleepingSection({ page, part, renderAnew }: SleepingSectionProps) {
  const i18n = useI18n();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const sleep = wakeWhenTouched(element, async () => {
      const { wakeSection } = await import('./wake-section.tsx');
      return wakeSection(element, i18n, page, part);
    });
    const endSignal = wakeSignals[part.kind](element, sleep.wake);
    return () => {
      endSignal?.();
      sleep.end();
    };
  }, [i18n, page, part]);
  return <KeptMarkup host={host} renderAnew={renderAnew} />;
}
