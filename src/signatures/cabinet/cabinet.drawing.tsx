import { partAddress, turnAround } from '#src/ui/drawing.tsx';
import { styles } from './cabinet-drawing.styles.ts';
import { BREADTH, frame, notes } from './cabinet-notes.ts';

/** The cabinet cut open where it stands, with the air that cools it, the ground below and the sun above. */
export function CabinetDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  const isTurned = direction === 'rtl';
  const turn = (x: number) => (isTurned ? BREADTH - x : x);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      direction="ltr"
      aria-hidden="true"
    >
      <g transform={turnAround(isTurned, BREADTH)}>
        <use href={partAddress('cabinet', 'cabinet')} />
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
