import { frame } from './places.ts';
import { CABLE_ID, GROUND_ID, namePlace, SECTION_ID } from './section-drawing.tsx';
import { mirror } from './section-pen.ts';
import { styles } from './place-crop.styles.ts';

type PlaceCropProps = { id: string; isMirrored: boolean; className: string };

/** One place, cut out of the drawing of all of them at their one scale: its neighbors are faint, so that none is missed. */
export function PlaceCrop({ id, isMirrored, className }: PlaceCropProps) {
  return (
    <svg className={className} viewBox={frame(id, isMirrored)} aria-hidden="true">
      <use href={`#${SECTION_ID}`} className={styles.neighbors} />
      <g transform={mirror(isMirrored)}>
        {[CABLE_ID, namePlace(id), GROUND_ID].map((part) => (
          <use key={part} href={`#${part}`} />
        ))}
      </g>
    </svg>
  );
}
