import { partAddress, Turned } from '#src/ui/drawing.tsx';
import { WIDTH, frame, margins, notes } from './cabinet-notes.ts';
import { styles } from './cabinet.styles.ts';

/** The cabinet in section, with cooling air, the ground below and the sun above. */
export function CabinetDrawing() {
  return (
    <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} direction="ltr" aria-hidden="true">
      <Turned width={WIDTH}>
        <use href={partAddress('cabinet', 'cabinet')} />
        <path
          className={styles.leader}
          d={notes
            .map(({ side, y, to }) => `M${margins[side].words} ${y}H${margins[side].elbow}L${to.join(' ')}`)
            .join('')}
        />
        <path
          className={styles.shortLeader}
          d={notes
            .slice(1)
            .map(({ side, narrow, to }) => `M${margins[side].names} ${narrow}L${to.join(' ')}`)
            .join('')}
        />
        <path
          className={styles.spot}
          d={notes.map(({ to: [x, y] }) => `M${x - 16} ${y}a16 16 0 1 0 32 0a16 16 0 1 0-32 0z`).join('')}
        />
      </Turned>
    </svg>
  );
}
