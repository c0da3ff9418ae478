import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { Still } from '#src/ui/still.tsx';
import { CutRoom } from './cut-room.tsx';
import { begins, GROUND, halves, heights, inUnits, scene } from './scales.ts';
import { styles } from './cabinet.styles.ts';

/** A hall on the ground of the smaller things, to their scale. */
export function HallScaleDrawing({ meters }: { meters: number }) {
  const width = inUnits(halves.width);
  const hall = inUnits(meters);
  const start = inUnits(begins[3]);
  const height = inUnits(heights[3]);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${width} 0 ${width} ${inUnits(scene.height)}`}
      aria-hidden="true"
    >
      <Still>
        <path className={styles.cut} d={`M-9000 ${GROUND}H19000`} />
        <CutRoom x={start} width={hall} height={height} lift={80} count={30} />
        <path
          className={styles.slots}
          d={listRange(start + 60, start + hall - 60, 96)
            .map((x) => `M${x} ${GROUND - height + 70}l48-46 48 46`)
            .join('')}
        />
        <path
          className={styles.cooler}
          d={drawBoxes(
            listRange(0, 5, 1).map((unit) => [start + 120 + unit * 310, GROUND - height - 60, 190, 60]),
          )}
        />
      </Still>
    </svg>
  );
}
