import { drawMast, Shapes, TURBINE } from '#src/ui/drawing.tsx';
import { styles } from './answers-path.styles.ts';
import { drawPerson } from './draw-person.ts';

const WIDTH = 350;
/** Where the numbers of the places stand. */
const marks = [
  { x: 16, y: 254 },
  { x: 334, y: 216 },
  { x: 146, y: 114 },
  { x: 232, y: 138 },
];
const panels = [204, 221, 238];
/** Each side where reading starts has land of its own behind the way. */
const ridges = {
  ltr: 'M-100 110V62l50-20 46 10 50-36 34 14 44-12 36 26 56-8 40 20 60-14 64 26 70-4v40z',
  rtl: 'M-100 110V54l60-8 44-18 30 12 52-30 40 22 60-12 40 34 50 4 46-16 60 20 60 4v50z',
};
const HILLSIDE = 'M-100 132l90-14 70 4 40-16 24-18 12-4h18l16 16 30 12 60 2 160-6';
const PLAIN = 'M-100 206l110-8 80 2 120-4 240 10';
const behind = {
  town: 'M300 116V92h8V80h8v8h6V70h9v12h12V72h8v16h12V78h8v14h40v24z',
  near: `${HILLSIDE}v200h-520z`,
  fine: HILLSIDE,
  earth: `${PLAIN}v300h-550z`,
  object: PLAIN,
};
const masts =
  drawMast(122, 240, { height: 90, half: 6 }) +
  drawMast(145, 84, { height: 44, half: 4 }) +
  drawMast(264, 114, { height: 44, half: 4 }) +
  drawMast(330, 113, { height: 46, half: 4 });
const front = {
  contour: 'M-100 254h190q60 0 110-5t250 4',
  cut: 'M-100 240h560',
  object: `M72 240v-18h26v18M69 222h32M76 227h6v6h-6zM86 240v-12h6v12${masts}M248 194v-8l5-7h11v15M264 194h60${panels.map((x) => `M${x + 7} 104v9`).join('')}M200 198l5-13 5 13`,
  built:
    'M136 240v-17h30v17zM270 192v-16h52v16zM271 114v-12h8v12zM232 12h8v7h-8zM218 14h11v3h-11zM243 14h11v3h-11z',
  solid: 'M257 191a4 4 0 1 0 .1 0zM280 191a4 4 0 1 0 .1 0zM306 191a4 4 0 1 0 .1 0zM316 191a4 4 0 1 0 .1 0z',
  reserve: 'M154 219L232 24',
  signal: `M122 152L145 43 264 74 330 70M${panels.map((x) => `${x} 98l13 11`).join('M')}`,
  dish: 'M124 147q3 4 0 9zM143 38q-3 4 0 9zM147 38q3 4 0 9zM262 69q-3 4 0 9zM266 69q3 4 0 9zM328 65q-3 4 0 9zM147 217l9 6q-8 2-9-6z',
  warm:
    drawPerson(50, 240) +
    drawPerson(60, 240) +
    drawPerson(190, 198, 0.8) +
    drawPerson(222, 198, 0.8) +
    drawPerson(292, 114, 0.6),
};

/** The same way on phones: it climbs from the site in front over two relays to the town behind them. */
export function UprightPathDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  const isMirrored = direction === 'rtl';
  return (
    <svg className={styles.upright} viewBox={`0 0 ${WIDTH} 266`} aria-hidden="true">
      <g transform={isMirrored ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <path className={styles.far} d={ridges[direction]} />
        <Shapes shapes={behind} styles={styles} />
        <path className={styles.tone} transform="translate(22 199)scale(1.8)" d={TURBINE} />
        <path className={styles.tone} transform="translate(66 200)scale(1.2)" d={TURBINE} />
        <Shapes shapes={front} styles={styles} />
      </g>
      {marks.map(({ x, y }, position) => (
        <g key={x} transform={`translate(${isMirrored ? WIDTH - x : x} ${y})`}>
          <circle className={styles.pin} r="11" />
          <text className={styles.number} y="5">
            {position + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
