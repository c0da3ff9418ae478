import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { findInside, POST, shell, TOP } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** The foam between the two sheets of the wall. */
function drawFoam(wall: number): string {
  const step = 46;
  const inside = findInside(wall);
  const width = wall - 12;
  const side = listRange(TOP + 20, -shell.plinth - 20, step);
  const across = listRange(inside.start + 10, inside.end - 20, step);
  return [
    ...side.flatMap((y) => [`M6 ${y}l${width}-30`, `M${inside.end + 6} ${y}l${width}-30`]),
    ...across.flatMap((x) => [
      `M${x} ${inside.top - 6}l30-${width}`,
      `M${x} ${inside.bottom + wall - 6}l30-${width}`,
    ]),
  ].join('');
}

/** The walls of the cabinet, so many millimeters thick, where they are cut, and the room inside. */
export function CabinetShell({ wall }: { wall: number }) {
  const inside = findInside(wall);
  return (
    <>
      <rect className={styles.earth} y={TOP} width={shell.width} height={shell.height} />
      <path className={styles.foam} d={drawFoam(wall)} />
      <path
        className={styles.room}
        d={drawBoxes([[inside.start, inside.top, inside.end - inside.start, inside.bottom - inside.top]])}
      />
      <path
        className={styles.cut}
        d={drawBoxes([
          [0, TOP, shell.width, shell.height],
          [inside.start, inside.top, inside.end - inside.start, inside.bottom - inside.top],
        ])}
      />
      <path className={styles.slots} d={`M${POST} ${inside.top}V${inside.bottom}`} />
    </>
  );
}
