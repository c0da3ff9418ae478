import { windFarm } from './low-places.ts';
import { SHEET } from './place.ts';
import { CABLE_ID, GROUND_ID, namePlace, SECTION_ID } from './section-drawing.tsx';
import { mirror, SCALE } from './section-pen.ts';
import { styles } from './place-crop.styles.ts';

/** What phones show of the drawing: its beginning, as high as the turbine, m. */
const FRAME = { breadth: 108, sky: 132, earth: 5 };

type PlaceCropProps = { isMirrored: boolean; className: string };

/** The tallest place, cut out of the drawing of all of them: its neighbors are faint, so that none is missed. */
export function PlaceCrop({ isMirrored, className }: PlaceCropProps) {
  const { breadth, sky, earth } = FRAME;
  const frame = [isMirrored ? SHEET.breadth - breadth : 0, -sky, breadth, sky + earth];
  return (
    <svg className={className} viewBox={frame.map((meters) => meters * SCALE).join(' ')} aria-hidden="true">
      <use href={`#${SECTION_ID}`} className={styles.neighbors} />
      <g transform={mirror(isMirrored)}>
        {[CABLE_ID, namePlace(windFarm.id), GROUND_ID].map((part) => (
          <use key={part} href={`#${part}`} />
        ))}
      </g>
    </svg>
  );
}
