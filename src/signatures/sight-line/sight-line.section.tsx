import type { SectionContent } from '#src/content/content-types.ts';
import { PERSON } from '#src/ui/drawing.tsx';
import { PageOpening } from '#src/ui/page-title.tsx';
import { styles } from './sight-line.styles.ts';

/** Eye height, px, which is also the rise of the ground between the two people; and the top of that rise. */
const EYE = 70;
const MIDDLE = 48;
/** Positions of the two people, as shares of the width. */
const NEAR = 0.15;
const FAR = 1 - NEAR;
/** The ground falls with the square of the distance from the middle. */
const fallAt = (share: number) => EYE * ((share - 0.5) / (FAR - 0.5)) ** 2;
/** The ground line continues past both edges of the drawing. */
const BEYOND = fallAt(-0.04);
const HEIGHT = Math.ceil(MIDDLE + fallAt(0)) + 3;
/** Feet are slightly below the ground, which is drawn in front, so that none floats on the slope. */
const SINK = 3;
/** Px per centimeter of a person, which puts the eyes on the line of sight. */
const SCALE = 0.43;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Returns the position on the ground at a share of the width. */
const standAt = (share: number) => ({
  x: percent(share),
  y: (MIDDLE + fallAt(share)).toFixed(1),
});

/** Two people at the ends of a line of sight that touches the ground halfway: the curve of the earth, exaggerated. */
function SightLineDrawing() {
  // A parabola is one curve whose control point is as far above its middle as its ends are below.
  const [end, handle] = [MIDDLE + BEYOND, MIDDLE - BEYOND].map((level) => level.toFixed(1));
  const ground = `M-4 ${end}Q50 ${handle} 104 ${end}`;
  return (
    <svg className={styles.drawing} height={HEIGHT} aria-hidden="true">
      {[NEAR, FAR].map((share) => (
        <svg key={share} className={styles.open} {...standAt(share)}>
          <path className={styles.person} transform={`translate(0 ${SINK}) scale(${SCALE})`} d={PERSON} />
        </svg>
      ))}
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
        <path className={styles.earth} d={`${ground}V${HEIGHT + BEYOND}H-4z`} />
        <path className={styles.cut} d={ground} />
      </svg>
      <line className={styles.sightLine} x1={percent(NEAR)} x2={percent(FAR)} y1={MIDDLE} y2={MIDDLE} />
    </svg>
  );
}

/** The first view: the company's statement above two people who just see each other, and their distance. */
export function SightLineSection(section: SectionContent<'sight-line'>) {
  const { id, distance, sight } = section;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <PageOpening section={section} />
      </div>
      <SightLineDrawing />
      <div className={styles.measure}>
        <p className={styles.distance}>
          <bdi>{distance}</bdi>
        </p>
        <p className={styles.sight}>{sight}</p>
      </div>
    </section>
  );
}
