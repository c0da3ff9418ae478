import { languages } from '#src/config/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './answers-path.styles.ts';
import { drawMast, drawPerson, TURBINE } from './path-parts.ts';

const WIDTH = 1296;
const HEIGHT = 284;
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
  ltr: [
    'M-900 256v-52l96-26 82 14 118-52 66 10 96-34 84 30 108-20 92 38 64-10 124-40 74 12 96 34 70-14 110 32 98-26 84 10 120 44 90-8 150 26 138-12 120 20 220 4v50z',
    'M-900 256v-20l120-14 90-24 84 8 130-30 84 22 120 14 110-16 96 20 150 10 230 4 160-20 92-24 70 4 80 30 130 14 200-16 120-12 110 18 224 20v12z',
  ],
  rtl: [
    'M-900 256v-70l110-12 70-30 104 18 90 40 130-16 76-44 98-10 64 22 110 40 90 4 120-36 84-14 66 20 104 30 96-8 112-24 90 26 130 22 110-14 140 24 256 4v54z',
    'M-900 256v-26l140-8 110 14 120-24 92-22 98 10 70 26 150 8 140-6 120-18 110 8 180 18 260-2 120-24 76-4 84 26 150 12 220-14 160 14 180 6v8z',
  ],
} as const;
const HILL = 'l14-5 10-9 16-6 12-15 14-7 10-17 14-12 10-4h28l10 3 12 12 13 16 10 5 14 17 15 6 12 9 20 5 16 2';
const people = [
  [104, PLAIN],
  [116, PLAIN],
  [542, PLAIN],
  [602, PLAIN],
  [1160, PLAIN],
] as const;
const panels = [990, 1022, 1054];

/** From the site over a relay to the town: the network room on its way, the survey, a relay that lives on the sun. */
export function PathDrawing() {
  const { direction } = languages[useLanguage()];
  return (
    <svg className={styles.wide} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g transform={direction === 'rtl' ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <path className={styles.far} d={ridges[direction][0]} />
        <path className={styles.near} d={ridges[direction][1]} />
        <path className={styles.tone} transform={`translate(24 ${PLAIN})scale(2.5)`} d={TURBINE} />
        <path className={styles.tone} transform={`translate(-92 ${PLAIN})scale(2.1)`} d={TURBINE} />
        <path className={styles.tone} transform={`translate(86 ${PLAIN})scale(1.8)`} d={TURBINE} />
        <path
          className={styles.town}
          d="M1186 256v-20h14v-14h18v10h10v-30h14v22h18v-14h20v-22h14v34h24v-20h20v30h34v-14h30v20h60v-10h44v28z"
        />
        <path className={styles.earth} d={`M-900 ${PLAIN}H612${HILL}H2200V400H-900z`} />
        <path className={styles.contour} d="M-900 276H600q70-4 130-22t150 22H2200" />
        <path className={styles.cut} d={`M-900 ${PLAIN}H612${HILL}H2200`} />
        <path
          className={styles.object}
          d={`M134 256v-26h44v26M130 230h52M140 236h8v8h-8zM156 256v-18h9v18${drawMast(206, 256, 122)}${drawMast(726, 181, 88)}${drawMast(1096, 256, 114)}${drawMast(1252, 256, 84)}M352 248v-14l8-12h18v26M374 248h96M382 246v2M548 256l8-19 8 19M556 237v-5h6M606 256v-24M1134 256v-13h20v13z`}
        />
        <path className={styles.fine} d="M562 234L606 236" />
        <path
          className={styles.built}
          d="M224 256v-25h46v25zM384 246v-25h82v25zM1114 256v-22h14v22zM426 18h10v8h-10zM408 20h14v4h-14zM440 20h14v4h-14z"
        />
        <path
          className={styles.solid}
          d="M366 250a6 6 0 1 0 .1 0zM400 250a6 6 0 1 0 .1 0zM440 250a6 6 0 1 0 .1 0zM456 250a6 6 0 1 0 .1 0z"
          transform="translate(0 -6)"
        />
        <path className={styles.reserve} d="M252 226L424 30" />
        <path
          className={styles.signal}
          d={`M206 140L726 99 1096 148 1252 178M1258 200V272H2200M${panels.map((x) => `${x} 230l24 20`).join('M')}`}
        />
        <path className={styles.object} d={panels.map((x) => `M${x + 12} 240v16`).join('')} />
        <path
          className={styles.dish}
          d="M208 134q5 6 0 12zM724 93q-5 6 0 12zM728 93q5 6 0 12zM1094 142q-5 6 0 12zM1098 142q5 6 0 12zM1250 172q-5 6 0 12zM244 224l10 8q-9 2-10-8z"
        />
        <path className={styles.warm} d={people.map(drawPerson).join('')} />
        <path className={styles.fine} d={pins.map(({ x, y }) => `M${x} ${y}V280`).join('')} />
        {pins.map(({ x, y }) => (
          <circle key={x} className={styles.pin} cx={x} cy={y} r="5" />
        ))}
      </g>
    </svg>
  );
}
