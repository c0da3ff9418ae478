import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { Still } from '#src/ui/still.tsx';
import { TECHNICIAN_AT } from './cabinet.ts';
import { CutRoom } from './cut-room.tsx';
import { begins, GROUND, heights, inUnits, scene } from './scales.ts';
import { styles } from './cabinet.styles.ts';

/** A cabinet, a container, a room and a hall on one ground, to one scale, and a person. */
export function ScalesDrawing({
  direction,
  meters,
}: {
  direction: 'ltr' | 'rtl';
  meters: readonly number[];
}) {
  const width = inUnits(scene.width);
  const [cabinet = 0, container = 0, room = 0, hall = 0] = meters.map(inUnits);
  const [x1, x2, x3, x4] = [inUnits(begins[0]), inUnits(begins[1]), inUnits(begins[2]), inUnits(begins[3])];
  const [h1, h2, h3, h4] = [
    inUnits(heights[0]),
    inUnits(heights[1]),
    inUnits(heights[2]),
    inUnits(heights[3]),
  ];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${inUnits(scene.height)}`}
      direction="ltr"
      aria-hidden="true"
    >
      <g transform={direction === 'rtl' ? `translate(${width} 0) scale(-1 1)` : undefined}>
        <Still>
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
          <CutRoom x={x4} width={hall} height={h4} lift={80} count={28} />
          <path
            className={styles.slots}
            d={listRange(x4 + 60, x4 + hall - 60, 96)
              .map((x) => `M${x} ${GROUND - h4 + 70}l48-46 48 46`)
              .join('')}
          />
          <path
            className={styles.cooler}
            d={drawBoxes(
              listRange(0, 5, 1).map((unit) => [x4 + 120 + unit * 310, GROUND - h4 - 60, 190, 60]),
            )}
          />
        </Still>
        <use
          className={styles.small}
          href="#cabinet-technician"
          transform={`translate(${x1 - 85} ${GROUND}) scale(.1) translate(${-TECHNICIAN_AT} 0)`}
        />
      </g>
    </svg>
  );
}
