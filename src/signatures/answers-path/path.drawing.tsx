import { drawMast, Shapes, TURBINE } from '#src/ui/drawing.tsx';
import { styles } from './answers-path.styles.ts';
import { drawPerson } from './draw-person.ts';

const WIDTH = 1296;
/** Level of the plain, and where the quarters begin whose words stand below. */
const PLAIN = 256;
const pins = [
  { x: 6, y: PLAIN },
  { x: 330, y: PLAIN },
  { x: 654, y: 232 },
  { x: 978, y: PLAIN },
];
/** Each side where reading starts has land of its own, far and near. */
const ridges = {
  ltr: {
    far: 'M-900 256v-52l96-26 82 14 118-52 66 10 96-34 84 30 108-20 92 38 64-10 124-40 74 12 96 34 70-14 110 32 98-26 84 10 120 44 90-8 150 26 138-12 120 20 220 4v50z',
    near: 'M-900 256v-20l120-14 90-24 84 8 130-30 84 22 120 14 110-16 96 20 150 10 230 4 160-20 92-24 70 4 80 30 130 14 200-16 120-12 110 18 224 20v12z',
  },
  rtl: {
    far: 'M-900 256v-70l110-12 70-30 104 18 90 40 130-16 76-44 98-10 64 22 110 40 90 4 120-36 84-14 66 20 104 30 96-8 112-24 90 26 130 22 110-14 140 24 256 4v54z',
    near: 'M-900 256v-26l140-8 110 14 120-24 92-22 98 10 70 26 150 8 140-6 120-18 110 8 180 18 260-2 120-24 76-4 84 26 150 12 220-14 160 14 180 6v8z',
  },
} as const;
const GROUND = `M-900 ${PLAIN}H612l14-5 10-9 16-6 12-15 14-7 10-17 14-12 10-4h28l10 3 12 12 13 16 10 5 14 17 15 6 12 9 20 5 16 2H2200`;
const panels = [990, 1022, 1054];
const masts =
  drawMast(206, 256, { height: 122, half: 7 }) +
  drawMast(726, 181, { height: 88, half: 7 }) +
  drawMast(1096, 256, { height: 114, half: 7 }) +
  drawMast(1252, 256, { height: 84, half: 7 });
const way = {
  town: 'M1186 256v-20h14v-14h18v10h10v-30h14v22h18v-14h20v-22h14v34h24v-20h20v30h34v-14h30v20h60v-10h44v28z',
  earth: `${GROUND}V400H-900z`,
  contour: 'M-900 276H600q70-4 130-22t150 22H2200',
  cut: GROUND,
  object: `M134 256v-26h44v26M130 230h52M140 236h8v8h-8zM156 256v-18h9v18${masts}M352 248v-14l8-12h18v26M374 248h96M382 246v2M548 256l8-19 8 19M556 237v-5h6M606 256v-24M1134 256v-13h20v13z`,
  fine: 'M562 234L606 236',
  built:
    'M224 256v-25h46v25zM384 246v-25h82v25zM1114 256v-22h14v22zM426 18h10v8h-10zM408 20h14v4h-14zM440 20h14v4h-14z',
  solid: 'M366 244a6 6 0 1 0 .1 0zM400 244a6 6 0 1 0 .1 0zM440 244a6 6 0 1 0 .1 0zM456 244a6 6 0 1 0 .1 0z',
  reserve: 'M252 226L424 30',
  signal: `M206 140L726 99 1096 148 1252 178M1258 200V272H2200M${panels.map((x) => `${x} 230l24 20`).join('M')}`,
};
const marks = {
  object: panels.map((x) => `M${x + 12} 240v16`).join(''),
  dish: 'M208 134q5 6 0 12zM724 93q-5 6 0 12zM728 93q5 6 0 12zM1094 142q-5 6 0 12zM1098 142q5 6 0 12zM1250 172q-5 6 0 12zM244 224l10 8q-9 2-10-8z',
  warm: [104, 116, 542, 602, 1160].map((x) => drawPerson(x, PLAIN)).join(''),
  fine: pins.map(({ x, y }) => `M${x} ${y}V280`).join(''),
};

/** From the site over a relay to the town: the network room on its way, the survey, a relay that lives on the sun. */
export function PathDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  return (
    <svg className={styles.wide} viewBox={`0 0 ${WIDTH} 284`} aria-hidden="true">
      <g transform={direction === 'rtl' ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <Shapes shapes={ridges[direction]} styles={styles} />
        <path className={styles.tone} transform={`translate(24 ${PLAIN})scale(2.5)`} d={TURBINE} />
        <path className={styles.tone} transform={`translate(-92 ${PLAIN})scale(2.1)`} d={TURBINE} />
        <path className={styles.tone} transform={`translate(86 ${PLAIN})scale(1.8)`} d={TURBINE} />
        <Shapes shapes={way} styles={styles} />
        <Shapes shapes={marks} styles={styles} />
        {pins.map(({ x, y }) => (
          <circle key={x} className={styles.pin} cx={x} cy={y} r="5" />
        ))}
      </g>
    </svg>
  );
}
