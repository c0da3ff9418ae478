import { SHEET } from './place.ts';
import { findPlace } from './places.ts';
import { CABLE_ID, GROUND_ID, namePlace, SECTION_ID } from './place-row.drawing.tsx';
import { mirror, SCALE } from './place-pen.ts';
import { styles } from './place-row.styles.ts';

/** How much of the drawing phones show at once, along the ground and below it, m. */
const FRAME = { breadth: 124, earth: 5 };

type PlaceCropProps = { place: string; isMirrored: boolean; className: string };

/** What phones show above two places: these two, cut out of the drawing of all; their neighbors are faint. */
export function PlaceCrop({ place, isMirrored, className }: PlaceCropProps) {
  const { crop } = findPlace(place) ?? {};
  if (crop === undefined) return null;
  const { breadth, earth } = FRAME;
  const { from, sky, shown } = crop;
  const frame = [isMirrored ? SHEET.breadth - from - breadth : from, -sky, breadth, sky + earth];
  return (
    <svg className={className} viewBox={frame.map((meters) => meters * SCALE).join(' ')} aria-hidden="true">
      <use href={`#${SECTION_ID}`} className={styles.neighbors} />
      <g transform={mirror(isMirrored)}>
        {[CABLE_ID, ...shown.map(namePlace), GROUND_ID].map((part) => (
          <use key={part} href={`#${part}`} />
        ))}
      </g>
    </svg>
  );
}
