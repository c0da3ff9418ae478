import { Still } from '#src/ui/still.tsx';
import { twinTexts } from './twin-texts.ts';
import { styles } from './twin-screen.styles.ts';

/** Both edges of the texts, and the baselines of each, on the screen of the twin. */
const EDGE = { near: 32, far: 268 };
const BASELINES = [62, 114, 184, 250, 316, 557];

/** The same order on a second phone, in the other script: its texts are outlines, as pages fetch one script only. */
export function TwinScreen({ isTurned }: { isTurned: boolean }) {
  const texts = isTurned ? twinTexts.latin : twinTexts.arabic;
  const place = isTurned ? 'translate(-14 86) rotate(-9) translate(-300)' : 'translate(372 86) rotate(9)';
  const box = isTurned ? EDGE.near : EDGE.far - 30;
  // A right-to-left text ends at the edge where it begins to be read; beside a box both begin behind it.
  const start = isTurned ? EDGE.near : EDGE.far;
  const beside = isTurned ? start + 44 : start - 44;
  return (
    <g transform={place}>
      <Still>
        <rect className={styles.phone} width="300" height="616" rx="40" />
        <rect className={styles.screen} x="10" y="10" width="280" height="596" rx="31" />
        <rect className={styles.band} x="10" y="84" width="280" height="48" />
        {[144, 210, 276, 342].map((top) => (
          <path key={top} className={styles.rule} d={`M10 ${top}h280`} />
        ))}
        {[162, 228].map((top) => (
          <rect key={top} className={styles.done} x={box} y={top} width="30" height="30" rx="4" />
        ))}
        <rect className={styles.open} x={box} y="294" width="30" height="30" rx="4" />
        <rect className={styles.done} x="24" y="514" width="252" height="70" rx="4" />
        {texts.map((d, position) => (
          <path
            key={d}
            className={
              position === 1 ? styles.lit : position === texts.length - 1 ? styles.onButton : styles.text
            }
            transform={`translate(${position > 1 && position < texts.length - 1 ? beside : start} ${BASELINES[position] ?? 0}) scale(.2)`}
            d={d}
          />
        ))}
      </Still>
    </g>
  );
}
