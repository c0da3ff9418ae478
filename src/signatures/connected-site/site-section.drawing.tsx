import { Camp } from '#src/ui/site-drawing/camp.tsx';
import { Definitions } from '#src/ui/site-drawing/definitions.tsx';
import { Mast } from '#src/ui/site-drawing/mast.tsx';
import { ControlRoom, NetworkRoom } from '#src/ui/site-drawing/rooms.tsx';
import { styles as lines } from '#src/ui/site-drawing/site-drawing.styles.ts';
import { turnRotor } from '#src/ui/site-drawing/shapes.ts';
import { HANGERS, SHEET, TRENCH } from './site-layout.ts';
import { styles } from './site-section.styles.ts';

export const SITE_ID = 'renewables-site';
const CELL_ID = `${SITE_ID}-cell`;
/** What the first view of phones begins with, below the text. */
export const DUSK_ID = `${SITE_ID}-dusk`;
const RESERVE_ID = `${SITE_ID}-reserve`;

/** One scale for everything near, so that people are equally tall in the camp and in the control room. */
const NEAR = 1.3;
const MAST = { x: HANGERS[1], height: 232 } as const;
const DISH = 190;
/** Ground beside the drawing that wide windows show. */
const BESIDE = 700;
/** How far the mast reaches along the ground and above it. */
const COVER = { across: 720, up: 352 } as const;
/** Radius of the places on the fiber where texts hang. */
export const NODE = 4.5;
/** Where the walls of the network room and of the control room begin. */
const ROOMS = { network: 452, control: 1032 } as const;

/** Turbines on the plain behind, the nearest first: place along the ground, distance as size, turn of the rotor. */
const turbines = [
  [720, 0.74, 14],
  [830, 0.6, 52],
  [914, 0.48, 88],
  [974, 0.38, 30],
] as const;

/** Rows of solar modules, seen from their end: where their posts stand. */
const modules = [628, 690, 752, 814, 876, 938, 1000];

const { breadth, sky, earth } = SHEET;
const [camp, , , control] = HANGERS;
const beam = -(NEAR * DISH);
const rise = (size: number) => -Math.round((1 - size) * 60);
/** What the mast covers, from before the camp to the control room, and rings within it. */
const domes = [1, 0.68, 0.38].map((share) => {
  const across = Math.round(COVER.across * share);
  const up = Math.round(COVER.up * share);
  return `M${MAST.x - across} 0a${across} ${up} 0 0 1 ${2 * across} 0`;
});
const posts = modules.map((x) => `M${x} 0v-15`).join('');
const tables = modules.map((x) => `M${x - 18}-6l36-18`).join('');
const feet = turbines.map(([x, size]) => `M${x} ${TRENCH}V${rise(size)}`).join('');

/** The site in section from the camp to the control room, at night: what the company builds is light. */
export function SiteSection({ isMirrored, className }: { isMirrored: boolean; className: string }) {
  return (
    <>
      <Definitions />
      <svg width="0" height="0" className={lines.definitions} aria-hidden="true">
        <radialGradient id={CELL_ID} cy="1" r="1" gradientTransform="matrix(.5 0 0 1 .25 0)">
          <stop className={styles.near} />
          <stop className={styles.edge} offset="1" />
        </radialGradient>
        {/* It ends where nothing is reached any more. */}
        <linearGradient id={DUSK_ID} x2="0" y2="1">
          <stop className={styles.dark} />
          <stop className={styles.clear} offset="1" />
        </linearGradient>
        <linearGradient id={RESERVE_ID} y1="1" x2="0" y2="0">
          <stop className={styles.full} offset=".4" />
          <stop className={styles.far} offset="1" />
        </linearGradient>
      </svg>
      <svg className={className} viewBox={`0 ${-sky} ${breadth} ${sky + earth}`} aria-hidden="true">
        <g id={SITE_ID} transform={isMirrored ? `matrix(-1 0 0 1 ${breadth} 0)` : undefined}>
          <path
            className={styles.ridge}
            d={`M${-BESIDE}-64l340-40 260 26 300-48 220 40 330-62 250 44 180-36 400 62 300-28V0H${-BESIDE}z`}
          />
          <path className={styles.plain} d={`M${-BESIDE}-40H${breadth + BESIDE}V0H${-BESIDE}z`} />
          <path fill={`url(#${CELL_ID})`} d={`${domes[0]}z`} />
          <path className={styles.rings} d={domes.slice(1).join('')} />
          <path className={styles.reach} d={domes[0]} />
          <g className={styles.turbines}>
            {turbines.map(([x, size, turn]) => (
              <g key={x} transform={`translate(${x} ${rise(size)})scale(${size})`}>
                <use href="#site-tower" />
                <use href="#site-rotor" transform={turnRotor(turn)} />
              </g>
            ))}
          </g>
          <path className={styles.beam} d={`M${MAST.x - 20} ${beam}L${-BESIDE} ${beam - 50}`} />
          <path
            className={styles.reserve}
            stroke={`url(#${RESERVE_ID})`}
            d={`M${ROOMS.network + 65}-62 ${ROOMS.network + 160} ${-sky}`}
          />
          <path className={styles.earth} d={`M${-BESIDE} 0H${breadth + BESIDE}V${earth}H${-BESIDE}z`} />
          <path className={lines.fiberGlow} d={`M${camp} ${TRENCH}H${control}`} />
          <path
            className={lines.fiber}
            d={`M${camp} 0v${TRENCH}H${control}V0M${MAST.x} ${TRENCH}V0M${ROOMS.network + 50} ${TRENCH}V0${feet}`}
          />
          <path className={lines.object} d={posts} />
          <path className={lines.cut} d={tables} />
          <g transform={`translate(60 0)scale(${NEAR})`}>
            <Camp crew={[-9, 207, 219, 232]} />
          </g>
          <g transform={`translate(${ROOMS.network} 0)scale(${NEAR})`}>
            <NetworkRoom />
            <path className={lines.object} d="M50-29v-12M42-52q2 10 16 11" />
          </g>
          <g transform={`translate(${MAST.x} 0)scale(${NEAR})`}>
            <Mast height={MAST.height} />
            <path
              className={lines.light}
              d={`M-9-${DISH + 11}h-6q-5 11 0 22h6zM-8-${DISH - 25}h-6q-5 11 0 22h6z`}
            />
          </g>
          <g transform={`translate(${ROOMS.control} 0)scale(${NEAR})`}>
            <ControlRoom />
          </g>
          <path className={lines.cut} d={`M${-BESIDE} 0H${breadth + BESIDE}`} />
          <g className={styles.nodes}>
            {HANGERS.map((x) => (
              <circle key={x} cx={x} cy={TRENCH} r={NODE} />
            ))}
          </g>
        </g>
      </svg>
    </>
  );
}
