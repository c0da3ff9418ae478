import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { HallRacks } from './hall-racks.tsx';
import { GROUND, inUnits, rackSize } from './scales.ts';
import { styles } from './cabinet.styles.ts';

/** A room that is cut open: its walls, its floor, and what stands in it. */
export function CutRoom({
  x,
  width,
  height,
  lift,
  count,
}: Record<'x' | 'width' | 'height' | 'lift' | 'count', number>) {
  const floor = GROUND - lift;
  const top = GROUND - height;
  const wall = 14;
  const racks = count * inUnits(rackSize.width);
  return (
    <>
      <path className={styles.room} d={drawBoxes([[x, top, width, height]])} />
      <path className={styles.cut} d={drawBoxes([[x, top, width, height]])} />
      <path className={styles.slots} d={`M${x + wall} ${floor}h${width - 2 * wall}`} />
      <path
        className={styles.slots}
        d={
          lift > 40
            ? listRange(x + 40, x + width - 40, 60)
                .map((foot) => `M${foot} ${floor}v${lift}`)
                .join('')
            : ''
        }
      />
      <path
        className={styles.fiber}
        d={`M${x + wall} ${floor - inUnits(rackSize.height) - 24}h${width - 2 * wall}`}
      />
      <HallRacks from={x + (width - racks) / 2} count={count} floor={floor} />
    </>
  );
}
