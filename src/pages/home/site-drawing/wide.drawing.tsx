import { BESIDE } from '#src/ui/site-drawing/backdrop.ts';
import { BackdropImage } from '#src/ui/site-drawing/backdrop-image.tsx';
import { Camp } from '#src/ui/site-drawing/camp.tsx';
import { ControlRoom } from '#src/ui/site-drawing/control-room.tsx';
import { Mast } from '#src/ui/site-drawing/mast.tsx';
import { NetworkRoom } from '#src/ui/site-drawing/network-room.tsx';
import { NearRotors } from '#src/ui/site-drawing/near-rotors.tsx';
import { drawBoxes, type Point } from '#src/ui/site-drawing/path.ts';
import { Relay } from '#src/ui/site-drawing/relay.tsx';
import { styles } from '#src/ui/site-drawing/site-drawing.styles.ts';
import { Substation } from './substation.tsx';
import {
  camera,
  describeBackdrop,
  describeHop,
  fiber,
  ground,
  handHoles,
  HEIGHT,
  MAST,
  measureGround,
  WIDTH,
} from './wide-site.ts';
import { type Farm, findNearHub } from '#src/ui/site-drawing/wind-farm.ts';
import * as shades from '#src/theme/shades.ts';

/** Where the services live, in the order of the list below the drawing. */
function listPins(rows: Farm): Point[] {
  return [
    [164, 607],
    [301, 639],
    [400, 634],
    [MAST[0], 300],
    [659, 404],
    [792, measureGround(792) - 14],
    findNearHub(camera, rows),
    [1098, 624],
    [1226, 634],
  ];
}

/** A line from each place to the head of its column, which begins at a ninth of the content's width. */
function drawLeaders(pins: readonly Point[]): string {
  return pins.map(([x, y], column) => `M${72 + column * 144} ${HEIGHT}V738L${x} 716V${y + 4}`).join('');
}

/** One site drawn whole, for windows with room for it. In right-to-left languages it is composed from the right. */
export function WideDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  const backdrop = describeBackdrop(direction);
  const pins = listPins(backdrop.rows);
  const { from, to, foot } = describeHop(backdrop.seed);
  const hop = `M${from.join(' ')} ${to[0]} ${to[1].toFixed(1)}`;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <BackdropImage backdrop={backdrop} form="wide" direction={direction} />
      <g transform={direction === 'rtl' ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <NearRotors backdrop={backdrop} />
        <g transform={`translate(${foot[0]} ${foot[1].toFixed(1)})`}>
          <Relay />
        </g>
        <path className={styles.hop} d={`${hop}M${foot[0] + 4} ${(foot[1] - 26).toFixed(1)} 663 400`} />
        <path className={styles.travel} pathLength="400" d={hop} />
        <path fill="url(#site-earth)" d={`${ground}V${HEIGHT}H${-BESIDE}z`} />
        <path fill="url(#site-hatch)" d={`${ground}v46H${-BESIDE}z`} />
        <path className={styles.fiberGlow} d={fiber} />
        <path className={styles.fiber} d={`${fiber}M486 678V648`} />
        <path className={styles.travel} pathLength="400" d={fiber} />
        <path className={styles.handHole} d={drawBoxes(handHoles)} />
        <g transform="translate(72 648)scale(1.15)">
          <Camp crew={[-10, 178, 214]} />
        </g>
        <g transform="translate(353 648)">
          <NetworkRoom />
        </g>
        <g transform={`translate(${MAST.join(' ')})`}>
          <Mast height={351} />
        </g>
        <g transform="translate(1340 660)">
          <Substation />
        </g>
        <g transform="translate(1036 660)">
          <ControlRoom />
        </g>
        <g fill={shades.people} transform={`translate(792 ${measureGround(792).toFixed(1)})`}>
          <path className={styles.warm} d="M0-12-5 0M0-12 5 0M0-12V-1" />
          <path d="M-2-16h4v4h-4z" />
          <use href="#site-person" x="-9" />
        </g>
        <path className={styles.cut} d={ground} />
        <path className={styles.leader} d={drawLeaders(pins)} />
        {pins.map(([x, y], position) => (
          <circle key={x} className={styles.pin} data-pin={position + 1} cx={x} cy={y} r="4.5" />
        ))}
      </g>
    </svg>
  );
}
