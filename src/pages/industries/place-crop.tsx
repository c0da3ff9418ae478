import { windFarm } from './low-places.ts';
import { HEIGHTS, SHEET } from './place.ts';
import { CABLE_ID, GROUND_ID, namePlace, SECTION_ID } from './section-drawing.tsx';
import { mirror, SCALE, strike } from './section-pen.ts';
import { styles } from './place-crop.styles.ts';

/** What phones show of the drawing: its beginning, as high as the turbine, m. */
const FRAME = { breadth: 108, sky: 132, earth: 5 };

/** The dimension line of the turbine: where it stands and how far the marks at its ends reach, m. */
const [LINE, MARK] = [5.6, 1.4];
const TIP = HEIGHTS.hub + HEIGHTS.blade;
/** Where its words stand, m. */
const WORDS = { x: LINE + 2.4, height: 117 };
const dimension =
  strike([LINE, 0], [LINE, TIP]) +
  strike([LINE - MARK, TIP], [windFarm.middle - 2, TIP]) +
  strike([LINE - MARK, 0], [LINE + MARK, 0]);

type PlaceCropProps = { isMirrored: boolean; className: string; tall: string };

/** The tallest place, cut out of the drawing of all of them: its neighbors are faint, so that none is missed. */
export function PlaceCrop({ isMirrored, className, tall }: PlaceCropProps) {
  const { breadth, sky, earth } = FRAME;
  const frame = [isMirrored ? SHEET.breadth - breadth : 0, -sky, breadth, sky + earth];
  return (
    <svg className={className} viewBox={frame.map((meters) => meters * SCALE).join(' ')} aria-hidden="true">
      <use href={`#${SECTION_ID}`} className={styles.neighbors} />
      <g transform={mirror(isMirrored)}>
        {[CABLE_ID, namePlace(windFarm.id), GROUND_ID].map((part) => (
          <use key={part} href={`#${part}`} />
        ))}
        <path className={styles.dimension} d={dimension} />
      </g>
      <text
        className={styles.tall}
        x={(isMirrored ? SHEET.breadth - WORDS.x : WORDS.x) * SCALE}
        y={-WORDS.height * SCALE}
      >
        {tall}
      </text>
    </svg>
  );
}
