import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { Shapes, Still } from '#src/ui/drawing.tsx';
import { cooler, findInside, POST, shell, TOP } from './equipment.ts';
import { styles } from './cabinet-drawing.styles.ts';
import { frame, notes } from './cabinet-notes.ts';
import { PowerDrawing } from './power.drawing.tsx';
import { RackDrawing } from './rack.drawing.tsx';
import { CabinetGround, CabinetSupply, CoolingUnit } from './surroundings.tsx';

type CabinetDrawingProps = {
  direction: 'ltr' | 'rtl';
  /** Foam in its walls, mm. */
  wall: number;
  disks: number;
  batteries: number;
};

/** The cabinet cut open where it stands, with the air that cools it, the ground below and the sun above. */
export function CabinetDrawing({ direction, wall, disks, batteries }: CabinetDrawingProps) {
  const isTurned = direction === 'rtl';
  const turn = (x: number) => (isTurned ? shell.width - x : x);
  const { depth } = cooler;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      direction="ltr"
      aria-hidden="true"
    >
      <g transform={isTurned ? `translate(${shell.width} 0) scale(-1 1)` : undefined}>
        <Still>
          <CabinetGround />
          <CabinetShell wall={wall} />
          <RackDrawing disks={disks} />
          <PowerDrawing batteries={batteries} />
          <CoolingUnit at={-depth} isRunning />
          <CoolingUnit at={shell.width} isRunning={false} />
          <CabinetSupply />
        </Still>
        <path
          className={styles.leader}
          d={notes.map(({ from, to: [x, y], elbow }) => `M${from[0]} ${from[1]}H${elbow}L${x} ${y}`).join('')}
        />
        <path
          className={styles.spot}
          d={notes.map(({ to: [x, y] }) => `M${x - 16} ${y}a16 16 0 1 0 32 0a16 16 0 1 0-32 0z`).join('')}
        />
      </g>
      {notes.map(({ id, to: [x, y] }, position) => (
        <g key={id} className={styles.mark}>
          <circle cx={turn(x)} cy={y} r="84" />
          <text x={turn(x)} y={y + 32}>
            {position + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

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
function CabinetShell({ wall }: { wall: number }) {
  const inside = findInside(wall);
  const box = [inside.start, inside.top, inside.end - inside.start, inside.bottom - inside.top] as const;
  const shapes = {
    foam: drawFoam(wall),
    room: drawBoxes([box]),
    cut: drawBoxes([[0, TOP, shell.width, shell.height], box]),
    slots: `M${POST} ${inside.top}V${inside.bottom}`,
  };
  return (
    <>
      <rect className={styles.earth} y={TOP} width={shell.width} height={shell.height} />
      <Shapes shapes={shapes} styles={styles} />
    </>
  );
}
