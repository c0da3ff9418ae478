import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useDirection, useLanguage } from '#src/i18n/use-language.ts';
import { Still, Turned } from '#src/ui/drawing.tsx';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { styles } from './path-profile.styles.ts';
import { ProfileEnds } from './profile-ends.tsx';
import type { Profile } from './profile-relief.ts';
import { ProfileStations } from './profile-stations.tsx';

type ProfileDrawingProps = {
  section: SectionContent<'path-profile'>;
  profile: Profile;
  className: string;
};

/** Width of the label of the Fresnel zone, which takes two lines, and its distance from its line, px. */
const BESIDE = { width: 164, gap: 15 } as const;

/**
 * The hops from the site to the fiber in section along the kilometers, which always run from left to right. The site is
 * where reading starts, so that the marks are in the order of the texts below.
 */
export function ProfileDrawing({ section, profile, className }: ProfileDrawingProps) {
  const { axis, band, closest, height, isMirrored, isNamed, levelOf, marks, path, ticks, words } = profile;
  const { placeAlong: percent } = profile;
  const language = useLanguage();
  const writeMeasure = (value: number, name: string) =>
    isolateInLanguage(`${formatNumber(language, value)}\u00A0${name}`, language);
  const isolate = (text: string) => isolateInLanguage(text, language);
  const direction = useDirection();
  return (
    <svg className={`${styles.drawing} ${className}`} height={height} direction="ltr" aria-hidden="true">
      <Still>
        <ProfileGround profile={profile} />
        <ProfileEnds profile={profile} />
        <ProfileStations profile={profile} />
        <ProfileMarks profile={profile} />
      </Still>
      {isNamed ? (
        <>
          {path.masts.map((mast) => (
            <svg
              key={mast.id}
              className={styles.open}
              x={percent(mast.sampleAt)}
              y={levelOf(path.dishAt(mast))}
            >
              <text className={styles.name} y="-56">
                {isolate(mast.name)}
              </text>
              <text className={styles.value} y="-34">
                {writeMeasure(mast.sampleHeight, section.meters)}
              </text>
            </svg>
          ))}
          <svg className={styles.open} x={percent(band.at)} y={band.level}>
            <path
              className={styles.leader}
              d="M0 0V-64h10"
              transform={isMirrored ? 'scale(-1 1)' : undefined}
            />
            <foreignObject
              x={isMirrored ? -BESIDE.gap - BESIDE.width : BESIDE.gap}
              y="-77"
              width={BESIDE.width}
              height="75"
            >
              <p className={styles.beside} dir={direction}>
                {section.band}
              </p>
            </foreignObject>
          </svg>
        </>
      ) : null}
      <svg className={styles.open} x={percent(closest.at)}>
        <text className={styles.large} y={words.meters}>
          {writeMeasure(closest.meters, section.meters)}
        </text>
        <text className={styles.clear} y={words.clear}>
          {isolate(section.clear)}
        </text>
      </svg>
      {marks.map(({ point, at, level }) => (
        <svg key={at} className={styles.open} x={percent(at)} y={level}>
          <NumberPin number={point} />
        </svg>
      ))}
      <svg className={styles.open} x={percent(path.site.sampleAt)} y={axis}>
        <text className={styles.origin} y="-14">
          {isolate(section.axis)}
        </text>
      </svg>
      {ticks.map(({ at, name }) => (
        <svg key={name} className={styles.open} x={percent(at)} y={axis}>
          <text className={styles.tick} y="20">
            {name === path.fiber.sampleAt ? writeMeasure(name, section.kilometers) : name}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** The fiber, the gap between hill and beam, and the axis, which labels refer to. */
function ProfileMarks({ profile }: { profile: Profile }) {
  const { axis, closest, fiber, hut, operations, path, placeAlong: percent, ticks, words } = profile;
  const end = path.fiber.sampleAt;
  return (
    <>
      <line className={styles.fiber} x1={percent(end + hut)} x2={percent(operations)} y1={fiber} y2={fiber} />
      <svg className={styles.open} x={percent(closest.at)}>
        <path
          className={styles.lit}
          d={`M0 ${closest.beam.toFixed(1)}V${closest.ground.toFixed(1)}m-5 0h10M-5 ${closest.beam.toFixed(1)}h10`}
        />
        <path className={styles.leader} d={`M0 ${(closest.beam - 4).toFixed(1)}V${words.clear + 10}`} />
      </svg>
      <line className={styles.axis} x1={percent(path.site.sampleAt)} x2={percent(end)} y1={axis} y2={axis} />
      {ticks.map(({ at, name }) => (
        <line key={name} className={styles.axis} x1={percent(at)} x2={percent(at)} y1={axis - 6} y2={axis} />
      ))}
    </>
  );
}

/** The ground of the path with its layers, the ridges behind it and the Fresnel zones. */
function ProfileGround({ profile }: { profile: Profile }) {
  const { height, width, sea, behind, zones, ground, strata } = profile;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height={height}>
      <Turned width={width}>
        {behind.map((d, row) => (
          <path key={d} className={row === 0 ? styles.far : styles.near} d={`${d}V${sea + 8}H0z`} />
        ))}
        {zones.map(({ id, d }) => (
          <path key={id} className={styles.zone} d={d} />
        ))}
        <path className={styles.earth} d={`${ground}V${height + 2}H0z`} />
        {strata.map((d) => (
          <path key={d} className={styles.contour} d={d} />
        ))}
        <path className={styles.cut} d={ground} />
      </Turned>
    </svg>
  );
}
