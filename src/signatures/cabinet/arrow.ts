import type { Point } from '#src/ui/site-drawing/path.ts';

/** A line, and the head of an arrow at its end; `along` is the way that the line takes there. */
export const drawArrow = (line: string, [x, y]: Point, [dx, dy]: Point) =>
  `${line}M${x - dx - dy * 0.6} ${y - dy + dx * 0.6}L${x} ${y}l${-dx + dy * 0.6} ${-dy - dx * 0.6}`;
