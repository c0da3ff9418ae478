import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { inUnits, rackSize } from './scales.ts';
import { styles } from './cabinet.styles.ts';

type Box = readonly [x: number, y: number, w: number, h: number];

/** A row of racks that stand on a floor, with their lights. */
export function HallRacks({ from, count, floor }: { from: number; count: number; floor: number }) {
  const width = inUnits(rackSize.width);
  const height = inUnits(rackSize.height);
  const tops = listRange(0, count - 1, 1).map((rack): Box => [
    from + rack * width,
    floor - height,
    width - 4,
    height,
  ]);
  const rows = listRange(18, height - 20, 17);
  return (
    <>
      <path className={styles.face} d={drawBoxes(tops)} />
      <path
        className={styles.cord}
        d={tops
          .flatMap(([x, y], rack) =>
            rows.map((row) => `M${x + 9} ${y + row}h${14 + ((rack * 7 + row) % 25)}`),
          )
          .join('')}
      />
    </>
  );
}
