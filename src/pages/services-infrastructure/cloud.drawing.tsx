import { drawBoxes } from '#src/ui/site-drawing/path.ts';
import { Still } from '#src/ui/still.tsx';
import { styles } from './cabinet.styles.ts';
import { CLOUD, links } from './layer-tower.ts';

/** Two windows of applications, and the cloud that they may run in. */
export function CloudDrawing() {
  return (
    <Still>
      <path className={styles.fiber} d={links.map((x) => `M${x} 160V${CLOUD}`).join('')} />
      <path
        className={styles.cloud}
        d="M352 162C314 162 308 116 344 110 344 70 398 56 420 84 444 48 512 64 508 110 552 112 550 162 508 162z"
      />
      <path
        className={styles.face}
        d={drawBoxes([
          [188, 60, 140, 100],
          [532, 60, 140, 100],
        ])}
      />
      <path
        className={styles.slots}
        d="M188 80h140M532 80h140M546 98h64M546 114h112M546 130h88M546 146h104M204 146h108"
      />
      <path
        className={styles.lights}
        d={drawBoxes([
          [198, 67, 6, 6],
          [210, 67, 6, 6],
          [542, 67, 6, 6],
          [554, 67, 6, 6],
          [210, 124, 14, 22],
          [234, 110, 14, 36],
          [258, 118, 14, 28],
          [282, 96, 14, 50],
        ])}
      />
    </Still>
  );
}
