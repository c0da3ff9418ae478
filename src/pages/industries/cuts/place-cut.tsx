import { TRENCH } from '#src/pages/industries/place.ts';
import { Still } from '#src/ui/still.tsx';
import { looks } from './cut-pen.ts';
import { type Cut, METER } from './cut.ts';
import { styles } from './place-cut.styles.ts';

type PlaceCutProps = { cut: Cut; isMirrored: boolean; className: string };

/** One place at a scale of its own, cut open, with its people and the cable that reaches it. */
export function PlaceCut({ cut, isMirrored, className }: PlaceCutProps) {
  const { frame, ground, keep, parts } = cut;
  const [from, to] = ground;
  const x = isMirrored ? -frame.x - frame.width : frame.x;
  const kept = isMirrored ? { Min: 'Max', Mid: 'Mid', Max: 'Min' }[keep] : keep;
  return (
    <svg
      className={`${styles.root} ${className}`}
      viewBox={`${x} ${-frame.sky} ${frame.width} ${frame.sky + frame.earth}`}
      preserveAspectRatio={`x${kept}YMax slice`}
      aria-hidden="true"
    >
      <g transform={isMirrored ? 'scale(-1 1)' : undefined}>
        <Still>
          <path className={styles.earth} d={`M${from} 0H${to}V${frame.earth}H${from}z`} />
          <path className={styles.cable} d={`M${from} ${TRENCH * METER}H${to}`} />
          {looks.map((look) => (
            <path key={look} className={styles[look]} d={parts[look]} />
          ))}
          <path className={styles.ground} d={`M${from} 0H${to}`} />
        </Still>
      </g>
    </svg>
  );
}
