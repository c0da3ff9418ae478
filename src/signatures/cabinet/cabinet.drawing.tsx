import { partAddress, turnAround } from '#src/ui/drawing.tsx';
import { NumberPin } from '#src/ui/number-pin.tsx';
import { BREADTH, frame, notes } from './cabinet-notes.ts';
import { styles } from './cabinet.styles.ts';

/** The cabinet cut open where it stands, with the air that cools it, the ground below and the sun above. */
export function CabinetDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  const isTurned = direction === 'rtl';
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
      <g className={styles.marks}>
        {notes.map(({ id, to: [x, y] }, position) => (
          <NumberPin key={id} number={position + 1} at={[isTurned ? BREADTH - x : x, y]} scale={7.5} />
        ))}
      </g>
    </svg>
  );
}
