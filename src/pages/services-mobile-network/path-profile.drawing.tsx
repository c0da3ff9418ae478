import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './path-profile.styles.ts';
import { dishAt, groundAt, HILL, hops } from './path-profile.ts';
import {
  AXIS,
  BAND,
  band,
  behind,
  closest,
  end,
  FIBER_DEPTH,
  ground,
  HEIGHT,
  levelOf,
  listTicks,
  marks,
  placeAlong,
  SEA,
  strata,
  turbines,
  WIDTH,
  zones,
} from './profile-lines.ts';
import { ProfileStations } from './profile-stations.tsx';

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
  const turn = isMirrored ? 'scale(-1 1)' : undefined;
  return (
    <svg className={styles.drawing} height={HEIGHT} direction="ltr" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
        <g transform={isMirrored ? `translate(${WIDTH})scale(-1 1)` : undefined}>
          {behind.map((d, row) => (
            <path key={d} className={row === 0 ? styles.far : styles.near} d={`${d}V${SEA + 8}H0z`} />
          ))}
          {zones.map(({ id, d }) => (
            <path key={id} className={styles.zone} d={d} />
          ))}
          <path className={styles.earth} d={`${ground}V${HEIGHT + 2}H0z`} />
          {strata.map((d) => (
            <path key={d} className={styles.contour} d={d} />
          ))}
          <path className={styles.cut} d={ground} />
        </g>
      </svg>
      {turbines.map(({ at, size }) => (
        <svg key={at} className={styles.open} x={percent(at)} y={levelOf(groundAt(at))}>
          <path
            className={styles.tone}
            transform={`scale(${isMirrored ? -size : size} ${size})`}
            d="M-1.4 0-.7-52H.7L1.4 0zM0-54l-2-26 1-4 2 30zM0-54l24 11-2 2-23-11zM0-54l-22 14v-3l21-13z"
          />
        </svg>
      ))}
      {hops.map((hop) => (
        <line
          key={hop[0].at}
          className={styles.beam}
          x1={percent(hop[0].at)}
          x2={percent(hop[1].at)}
          y1={levelOf(dishAt(hop[0]))}
          y2={levelOf(dishAt(hop[1]))}
        />
      ))}
      <line
        className={styles.fiber}
        x1={percent(end.at)}
        x2={isMirrored ? '0' : '100%'}
        y1={SEA + FIBER_DEPTH}
        y2={SEA + FIBER_DEPTH}
      />
      <ProfileStations section={section} isMirrored={isMirrored} />
      <svg className={styles.note} x={percent(BAND)} y={band}>
        <path className={styles.leader} d="M0 0V-52h10" transform={turn} />
        <text className={styles.beside} x={isMirrored ? -16 : 16} y="-47">
          {say(section.band)}
        </text>
      </svg>
      <svg className={styles.open} x={percent(HILL)}>
        <path
          className={styles.gap}
          d={`M0 ${closest.beam.toFixed(1)}V${closest.ground.toFixed(1)}m-5 0h10M-5 ${closest.beam.toFixed(1)}h10`}
        />
        <path className={styles.leader} d={`M0 ${(closest.beam - 4).toFixed(1)}V138`} />
        <text className={styles.large} y="96">
          {writeMeasure(closest.meters, section.meters)}
        </text>
        <text className={styles.clear} y="128">
          {say(section.clear)}
        </text>
      </svg>
      {marks.map(({ point, at, below }) => (
        <svg key={at} className={styles.open} x={percent(at)} y={levelOf(groundAt(at)) + below}>
          <circle className={styles.mark} r="11" />
          <text className={styles.number} y="5">
            {point}
          </text>
        </svg>
      ))}
      <line className={styles.axis} x1={percent(0)} x2={percent(end.at)} y1={AXIS} y2={AXIS} />
      <svg className={styles.open} x={percent(isMirrored ? end.at : 0)} y={AXIS}>
        <text className={styles.origin} y="-14">
          {say(section.axis)}
        </text>
      </svg>
      {listTicks(isMirrored).map(({ at, name }) => (
        <svg key={name} className={styles.open} x={percent(at)} y={AXIS}>
          <path className={styles.axis} d="M0-6V0" />
          <text className={styles.tick} y="20">
            {name === end.at ? writeMeasure(name, section.kilometers) : name}
          </text>
        </svg>
      ))}
    </svg>
  );
}
