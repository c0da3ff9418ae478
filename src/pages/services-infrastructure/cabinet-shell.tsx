import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { inside, POST, shell, TOP } from './cabinet.ts';
import { styles } from './cabinet.styles.ts';

/** The foam between the two sheets of the wall. */
function drawFoam(): string {
  const step = 46;
  const side = listRange(TOP + 20, -shell.plinth - 20, step);
  const across = listRange(shell.wall + 10, shell.width - shell.wall - 20, step);
  return [
    ...side.flatMap((y) => [`M6 ${y}l48-30`, `M${inside.end + 6} ${y}l48-30`]),
    ...across.flatMap((x) => [`M${x} ${TOP + 54}l30-48`, `M${x} ${inside.bottom + 54}l30-48`]),
  ].join('');
}

/** The walls of the cabinet, where they are cut, and the room inside. */
export function CabinetShell() {
  return (
    <>
      <rect className={styles.earth} y={TOP} width={shell.width} height={shell.height} />
      <path className={styles.foam} d={drawFoam()} />
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
