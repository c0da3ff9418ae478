import { CountUp } from '#src/features/count-up/count-up.tsx';
import { ImpactSection } from '#src/sections/impact.section.tsx';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';

/** What was achieved, in figures that count up. */
export function ImpactLiveSection({ section }: LiveSectionProps) {
  return section.kind === 'impact' ? (
    <ImpactSection
      {...section}
      renderValue={({ value, count }) =>
        count === undefined ? value : <CountUp count={count} value={value} />
      }
    />
  ) : null;
}
