import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { Still } from '#src/ui/still.tsx';
import { TECHNICIAN_AT } from './cabinet.ts';
import { CutRoom } from './cut-room.tsx';
import { RackGroup } from './rack-group.tsx';
import { begins, GROUND, halves, heights, inUnits, scene } from './scales.ts';
import { styles } from './cabinet.styles.ts';

/** A cabinet, a container and a room on one ground, to one scale, and a person. */
export function SmallScalesDrawing({ meters }: { meters: readonly number[] }) {
  const [cabinet = 0, container = 0, room = 0] = meters.map(inUnits);
  const [x1, x2, x3] = [inUnits(begins[0]), inUnits(begins[1]), inUnits(begins[2])];
  const [h1, h2, h3] = [inUnits(heights[0]), inUnits(heights[1]), inUnits(heights[2])];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${inUnits(halves.width)} ${inUnits(scene.height)}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Still>
        <defs>
          <RackGroup />
        </defs>
        <path className={styles.cut} d={`M-9000 ${GROUND}H19000`} />
        <path className={styles.roof} d={`M${x1 - 40} ${GROUND - h1 - 32}l220-7v6l-220 7z`} />
        <path className={styles.room} d={drawBoxes([[x1, GROUND - h1, cabinet, h1 - 15]])} />
        <path className={styles.cut} d={drawBoxes([[x1, GROUND - h1, cabinet, h1 - 15]])} />
        <path
          className={styles.cord}
          d={listRange(16, h1 - 90, 15)
            .map((row) => `M${x1 + 14} ${GROUND - h1 + row}h48`)
            .join('')}
        />
        <path
          className={styles.block}
          d={drawBoxes(listRange(50, h1 - 60, 36).map((row) => [x1 + 80, GROUND - h1 + row, 46, 28]))}
        />
        <path
          className={styles.concrete}
          d={drawBoxes([
            [x2 + 20, GROUND - 20, 60, 20],
            [x2 + container - 80, GROUND - 20, 60, 20],
          ])}
        />
        <CutRoom x={x2} width={container} height={h2} lift={34} count={6} />
        <path className={styles.cooler} d={drawBoxes([[x2 + container, GROUND - 190, 34, 110]])} />
        <CutRoom x={x3} width={room} height={h3} lift={44} count={9} />
        <path className={styles.cooler} d={drawBoxes([[x3 + room, GROUND - 150, 60, 150]])} />
      </Still>
      <use
        className={styles.small}
        href="#cabinet-technician"
        transform={`translate(${x1 - 85} ${GROUND}) scale(.1) translate(${-TECHNICIAN_AT} 0)`}
      />
    </svg>
  );
}
