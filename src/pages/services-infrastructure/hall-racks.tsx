import { listRange } from '#src/ui/site-drawing/path.ts';
import { GROUP, inUnits, rackSize } from './scales.ts';

/** A row of racks that stand on a floor: groups of three, each drawn as the first. */
export function HallRacks({ from, count, floor }: { from: number; count: number; floor: number }) {
  const width = inUnits(rackSize.width);
  return listRange(0, count - 1, GROUP).map((rack) => (
    <use key={rack} href="#rack-group" x={from + rack * width} y={floor} />
  ));
}
