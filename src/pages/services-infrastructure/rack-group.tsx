import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { GROUP, inUnits, rackSize } from './scales.ts';
import { styles } from './cabinet.styles.ts';

/** Three racks with their lights, which rooms repeat. */
export function RackGroup() {
  const width = inUnits(rackSize.width);
  const height = inUnits(rackSize.height);
  const starts = listRange(0, GROUP - 1, 1).map((rack) => rack * width);
  const rows = listRange(18, height - 20, 17);
  return (
    <g id="rack-group">
      <path className={styles.face} d={drawBoxes(starts.map((x) => [x, -height, width - 4, height]))} />
      <path
        className={styles.cord}
        d={starts
          .flatMap((x, rack) =>
            rows.map((row) => `M${x + 9} ${row - height}h${14 + ((rack * 7 + row) % 25)}`),
          )
          .join('')}
      />
    </g>
  );
}
