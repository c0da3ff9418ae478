import { listRange } from '#src/ui/site-drawing/path.ts';
import { cooler } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** A cooling unit, cut open: a coil for the air inside, one for that outside, a compressor between them. */
export function CoolingUnit({ at, isRunning }: { at: number; isRunning: boolean }) {
  const { depth, top, height } = cooler;
  const middle = top + height / 2;
  const coil = (x: number, y: number) =>
    listRange(0, 5, 1)
      .map((turn) => `M${x} ${y + turn * 34}h62m-62 17h62`)
      .join('');
  return (
    <g transform={`translate(${at} 0)${at > 0 ? ` translate(${depth} 0) scale(-1 1)` : ''}`}>
      <rect className={styles.cooler} x="0" y={top} width={depth} height={height} />
      <path className={styles.unitFine} d={`M${depth / 2 - 6} ${top}V${middle + 130}H0`} />
      <path className={isRunning ? styles.coil : styles.unitFine} d={coil(depth - 88, top + 150)} />
      <path className={isRunning ? styles.hot : styles.unitFine} d={coil(26, top + 150)} />
      <path
        className={styles.unitObject}
        d={`M${depth / 2 - 62} ${middle + 190}a62 62 0 1 0 124 0a62 62 0 1 0-124 0M${depth / 2} ${middle + 128}v-60`}
      />
      <path
        className={styles.unitFine}
        d={`M20 ${top + 50}l60 50m0-50-60 50M${depth - 90} ${top + 50}l60 50m0-50-60 50`}
      />
    </g>
  );
}
