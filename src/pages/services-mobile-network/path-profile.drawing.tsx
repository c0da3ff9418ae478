import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Still } from '#src/ui/still.tsx';
import { styles } from './path-profile.styles.ts';
import { dishAt, groundAt, HILL, type Station, stations } from './path-profile.ts';
import {
  AXIS,
  BAND,
  band,
  closest,
  end,
  HEIGHT,
  levelOf,
  listTicks,
  marks,
  placeAlong,
} from './profile-lines.ts';
import { ProfileGround } from './profile-ground.tsx';
import { ProfileMarks } from './profile-marks.tsx';
import { ProfileStations } from './profile-stations.tsx';

/** What the stations are called, and where that stands. */
const names = {
  site: { word: 'site', look: 'startLabel' },
  'first-relay': { word: 'relay', look: 'label' },
  'second-relay': { word: 'relay', look: 'label' },
  fiber: { word: 'fiber', look: 'endLabel' },
} as const satisfies Record<Station['id'], unknown>;

/**
 * Three hops from the site to the fiber in a section along the kilometers, which run from left to right everywhere. The
 * site stands where reading starts, so that the marks follow each other as the words below do.
 */
export function PathProfileDrawing(section: SectionContent<'path-profile'>) {
  const language = useLanguage();
  const writeMeasure = (value: number, name: string) =>
    isolateInLanguage(`${formatNumber(language, value)}\u00A0${name}`, language);
  const say = (text: string) => isolateInLanguage(text, language);
  const isMirrored = languages[language].direction === 'rtl';
  const percent = placeAlong(isMirrored);
  return (
    <svg className={styles.drawing} height={HEIGHT} direction="ltr" aria-hidden="true">
      <Still>
        <ProfileGround isMirrored={isMirrored} />
        <ProfileStations isMirrored={isMirrored} />
        <ProfileMarks isMirrored={isMirrored} />
      </Still>
      {stations.map((station) => (
        <svg key={station.id} className={styles.open} x={percent(station.at)} y={levelOf(dishAt(station))}>
          <g className={styles[names[station.id].look]}>
            <text className={styles.name} y="-46">
              {say(section[names[station.id].word])}
            </text>
            <text className={styles.value} y="-26">
              {writeMeasure(station.mast, section.meters)}
            </text>
          </g>
        </svg>
      ))}
      <svg className={styles.note} x={percent(BAND)} y={band}>
        <path className={styles.leader} d="M0 0V-52h10" transform={isMirrored ? 'scale(-1 1)' : undefined} />
        <text className={styles.beside} x={isMirrored ? -16 : 16} y="-47">
          {say(section.band)}
        </text>
      </svg>
      <svg className={styles.open} x={percent(HILL)}>
        <text className={styles.large} y="96">
          {writeMeasure(closest.meters, section.meters)}
        </text>
        <text className={styles.clear} y="128">
          {say(section.clear)}
        </text>
      </svg>
      {marks.map(({ point, at, below }) => (
        <svg key={at} className={styles.open} x={percent(at)} y={levelOf(groundAt(at)) + below}>
          <text className={styles.number} y="5">
            {point}
          </text>
        </svg>
      ))}
      <svg className={styles.open} x={percent(0)} y={AXIS}>
        <text className={styles.origin} y="-14">
          {say(section.axis)}
        </text>
      </svg>
      {listTicks(isMirrored).map(({ at, name }) => (
        <svg key={name} className={styles.open} x={percent(at)} y={AXIS}>
          <text className={styles.tick} y="20">
            {name === end.at ? writeMeasure(name, section.kilometers) : name}
          </text>
        </svg>
      ))}
    </svg>
  );
}
