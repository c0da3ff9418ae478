import { PERSON, Shapes } from '#src/ui/drawing.tsx';
import { listRange } from '#src/ui/site-drawing/path.ts';
import { cooler, PERSON_AT, ring, shell, TOP } from './equipment.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** A line, and the head of an arrow at its end; `dx` and `dy` are the way that the line takes there. */
const drawArrow = (line: string, x: number, y: number, dx: number, dy: number) =>
  `${line}M${x - dx - dy * 0.6} ${y - dy + dx * 0.6}L${x} ${y}l${-dx + dy * 0.6} ${-dy - dx * 0.6}`;

/** The ground, which runs on beyond the drawing, the plinth, and the roof that takes the sun. */
export function CabinetGround() {
  return (
    <>
      <path
        className={styles.earth}
        d="M-9000 0C-3000-40-1800 36-700 8H2100C3200-24 4200 40 9000 0V2000H-9000z"
      />
      <path className={styles.contour} d="M2600 690C3300 640 4000 730 5200 660" />
      <path
        className={styles.cut}
        d="M-9000 0C-3000-40-1800 36-700 8H-120M1520 8H2100C3200-24 4200 40 9000 0"
      />
      <Shapes
        shapes={{
          concrete: 'M-120-150H1520V260H-120z',
          cut: 'M-120 8V-150H1520V8M-120 8V260H1520V8',
          roof: 'M-330-2400 1730-2330V-2276L-330-2346z',
          object: `M140 ${TOP}V-2330M1260 ${TOP}V-2292`,
          sun:
            drawArrow('M1398-2605 1320-2392', 1320, -2392, -24, 56) +
            drawArrow('M1248-2610 1170-2397', 1170, -2397, -24, 56) +
            drawArrow('M1098-2615 1020-2402', 1020, -2402, -24, 56),
        }}
        styles={styles}
      />
    </>
  );
}

/** A cooling unit, cut open: a coil for the air inside, one for that outside, a compressor between them. */
export function CoolingUnit({ at, isRunning }: { at: number; isRunning: boolean }) {
  const { depth, top, height } = cooler;
  const middle = top + height / 2;
  const coil = (x: number) =>
    listRange(0, 5, 1)
      .map((turn) => `M${x} ${top + 150 + turn * 34}h62m-62 17h62`)
      .join('');
  return (
    <g transform={`translate(${at} 0)${at > 0 ? ` translate(${depth} 0) scale(-1 1)` : ''}`}>
      <rect className={styles.cooler} x="0" y={top} width={depth} height={height} />
      <path className={styles.unitFine} d={`M${depth / 2 - 6} ${top}V${middle + 130}H0`} />
      <path className={isRunning ? styles.coil : styles.unitFine} d={coil(depth - 88)} />
      <path className={isRunning ? styles.hot : styles.unitFine} d={coil(26)} />
      <Shapes
        shapes={{
          unitObject: `M${depth / 2 - 62} ${middle + 190}a62 62 0 1 0 124 0a62 62 0 1 0-124 0M${depth / 2} ${middle + 128}v-60`,
          unitFine: `M20 ${top + 50}l60 50m0-50-60 50M${depth - 90} ${top + 50}l60 50m0-50-60 50`,
        }}
        styles={styles}
      />
    </g>
  );
}

const { top } = cooler;
const bottom = top + cooler.height;
const { away, depth } = ring;
const far = shell.width + away;
/** Rods at the ends of the ring, and on its far side. */
const rods = [
  [-away, depth],
  [-away * 0.35, depth - 42],
  [shell.width + away * 0.35, depth - 42],
  [far, depth],
] as const;
/**
 * The air inside, which one cooling unit cools, and the air outside, which takes the heat. Fiber and power come in from
 * below; a ring of copper with its rods lies around the plinth. The person beside it is drawn in centimeters.
 */
const around = {
  cold:
    drawArrow(`M-60 ${bottom - 70}H200`, 205, bottom - 70, 40, 0) +
    drawArrow(`M260 ${bottom - 70}H560Q660 ${bottom - 70} 660 ${bottom - 190}V-1960`, 660, -1980, 0, -40) +
    drawArrow(`M640-2060H100Q84-2060 84-2040V${top + 110}H-20`, -50, top + 110, -40, 0),
  hot:
    drawArrow(`M-520 ${bottom - 190}q70-46 140 0t140 0`, -236, bottom - 190, 44, 8) +
    drawArrow(`M-236 ${top + 110}q-70-46-140 0t-140 0`, -524, top + 110, -44, 8),
  buried: 'M77-200V470H-3600M89-200V500H-3600',
  wire: 'M1000-215V470H4600',
  cut: 'M40-180H130M960-180H1040',
  ringLine: `M${-away} ${depth}C${-away} ${depth - 90} ${far} ${depth - 90} ${far} ${depth}`,
  copper: `M${-away} ${depth}C${-away} ${depth + 90} ${far} ${depth + 90} ${far} ${depth}M${shell.width / 2} -200V${depth + 66}${rods.map(([x, y]) => `M${x} ${y}V${ring.end}`).join('')}`,
};

/** What comes to the cabinet, and a person of 1.75 m beside it: the scale. */
export function CabinetSupply() {
  return (
    <>
      <Shapes shapes={around} styles={styles} />
      <path className={styles.person} transform={`translate(${PERSON_AT} 0) scale(10)`} d={PERSON} />
    </>
  );
}
