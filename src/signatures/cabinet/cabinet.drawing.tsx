import { Still } from '#src/ui/still.tsx';
import { BuriedLines } from './buried-lines.tsx';
import { CabinetAir } from './cabinet-air.tsx';
import { CabinetGround } from './cabinet-ground.tsx';
import { CabinetShell } from './cabinet-shell.tsx';
import { cooler, shell } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';
import { frame, notes } from './cabinet-notes.ts';
import { CoolingUnit } from './cooling-unit.tsx';
import { PowerDrawing } from './power.drawing.tsx';
import { RackDrawing } from './rack.drawing.tsx';
import { Person } from './person.tsx';

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
          <CabinetAir />
          <BuriedLines />
          <Person />
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
