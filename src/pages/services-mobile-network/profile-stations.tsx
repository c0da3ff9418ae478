import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './path-profile.styles.ts';
import { groundAt, type Station, stations } from './path-profile.ts';
import { FIBER_DEPTH, levelOf, placeAlong, SCALE, SEA } from './profile-lines.ts';

/** How far the hut of a station stands from its mast, km, and how deep in the ground, px: it stands on the ground of its own place. */
const HUT = 1.5;
const SUNK = 2;

/** A lattice mast with its foot at the origin. */
function drawMast(height: number): string {
  const steps = 5;
  const widthAt = (step: number) => 7 - (5 * step) / steps;
  const braces = Array.from({ length: steps + 1 }, (_, step) => {
    const side = step % 2 === 0 ? 1 : -1;
    return `${(side * widthAt(step)).toFixed(1)} ${(-(height * step) / steps).toFixed(1)}`;
  });
  return `M-7 0L-2 ${-height}M7 0L2 ${-height}M${braces.join('L')}`;
}

const nameOf = ({ id }: Station, words: SectionContent<'path-profile'>) =>
  id === 'site' ? words.site : id === 'fiber' ? words.fiber : words.relay;

type ProfileStationsProps = { section: SectionContent<'path-profile'>; isMirrored: boolean };

/** The masts of the path with their huts and their dishes, which face each other, and their names above them. */
export function ProfileStations({ section, isMirrored }: ProfileStationsProps) {
  const language = useLanguage();
  const writeMeasure = (value: number, name: string) =>
    isolateInLanguage(`${formatNumber(language, value)}\u00A0${name}`, language);
  const say = (text: string) => isolateInLanguage(text, language);
  const percent = placeAlong(isMirrored);
  return stations.map((station) => {
    const { id, at, mast } = station;
    const height = mast * SCALE;
    const isFirst = id === 'site';
    const isLast = id === 'fiber';
    const hut = at + (isLast ? HUT : -HUT);
    const level = levelOf(groundAt(hut)) + SUNK;
    return (
      <g key={id}>
        <svg className={styles.open} x={percent(hut)} y={level}>
          {isLast ? <path className={styles.fiber} d={`M0-4V${SEA + FIBER_DEPTH - level}`} /> : null}
          <path className={styles.hut} d="M-8-11H8V0H-8z" />
        </svg>
        <svg className={styles.open} x={percent(at)} y={levelOf(groundAt(at))}>
          <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
            <path className={styles.object} d={drawMast(height)} />
            <g transform={`translate(0 ${-height})`}>
              {isFirst ? null : <path className={styles.solid} d="M-1-6q-5 6 0 12z" />}
              {isLast ? null : <path className={styles.solid} d="M1-6q5 6 0 12z" />}
              {isFirst ? <path className={styles.lit} d="M-1-10v-9M1-10v-9" /> : null}
            </g>
          </g>
          <g className={isFirst ? styles.startLabel : isLast ? styles.endLabel : styles.label}>
            <text className={styles.name} y={-height - 46}>
              {say(nameOf(station, section))}
            </text>
            <text className={styles.value} y={-height - 26}>
              {writeMeasure(mast, section.meters)}
            </text>
          </g>
        </svg>
      </g>
    );
  });
}
