import { measureBackdrop } from '#src/ui/site-drawing/backdrop.ts';
import { BackdropImage } from '#src/ui/site-drawing/backdrop-image.tsx';
import { NearRotors } from '#src/ui/site-drawing/near-rotors.tsx';
import { drawBoxes, type Point } from '#src/ui/site-drawing/path.ts';
import { PlaceLight } from '#src/ui/site-drawing/place-light.tsx';
import { Relay } from '#src/ui/site-drawing/relay.tsx';
import { styles } from '#src/ui/site-drawing/site-drawing.styles.ts';
import { SiteParts } from '#src/ui/site-drawing/site-parts.tsx';
import { sitePlaces } from '#src/ui/site-drawing/site-places.ts';
import { Still } from '#src/ui/drawing.tsx';
import * as shades from '#src/theme/shades.ts';
import { describeHop, describeLayout, fiber, ground, handHoles, HEIGHT, WIDTH } from './wide-layout.ts';

const write = ([x, y]: Point) => `${x} ${y.toFixed(1)}`;

/** A line from a place to the head of its column, which begins at a ninth of the content's width. */
const drawLeader = ([x, y]: Point, column: number) => `M${72 + column * 144} ${HEIGHT}V724L${x} 702V${y + 4}`;

/** One site drawn whole, for windows with room for it. In right-to-left languages it is composed from the right. */
export function WideDrawing({ direction }: { direction: 'ltr' | 'rtl' }) {
  const layout = describeLayout(direction);
  const { backdrop, marks } = layout;
  const { from, to, foot, town } = describeHop(backdrop);
  const { x, width, height } = measureBackdrop(backdrop.camera);
  const hop = `M${write(from)} ${write(to)}`;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <BackdropImage backdrop={backdrop} form="wide" direction={direction} />
      <g transform={direction === 'rtl' ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <NearRotors backdrop={backdrop} />
        <g transform={`translate(${write(foot)})`}>
          <Relay />
        </g>
        <path
          className={styles.hop}
          d={`${hop}M${foot[0] + 4} ${(foot[1] - 26).toFixed(1)} ${write(town)}`}
        />
        <path className={styles.travel} pathLength="400" d={hop} />
        <path fill="url(#site-earth)" d={`${ground}V${height}H${x}z`} />
        <path fill="url(#site-hatch)" d={`${ground}v46H${x}z`} />
        <path className={styles.fiberGlow} d={fiber} />
        <path className={styles.fiber} d={fiber} />
        <path className={styles.travel} pathLength="400" d={fiber} />
        <path className={styles.handHole} d={drawBoxes(handHoles)} />
        <g transform="translate(1404 660)">
          <Substation />
        </g>
        <SiteParts layout={layout} />
        <path className={styles.cut} d={ground} />
        <rect className={styles.dimmed} x={x} width={width} height={height} />
        <clipPath id="site-above">
          <path d={`${ground}V0H${x}z`} />
        </clipPath>
        <g clipPath="url(#site-above)">
          {sitePlaces.map((place, position) => (
            <g key={place} className={styles.lit} data-light={position + 1}>
              <PlaceLight place={place} layout={layout} />
            </g>
          ))}
        </g>
        {sitePlaces.map((place, position) => (
          <g key={place} data-mark={position + 1}>
            <path className={styles.leader} d={drawLeader(marks[place], position)} />
            <circle className={styles.pin} cx={marks[place][0]} cy={marks[place][1]} r="4.5" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The substation, which was there: gantries and a transformer, in tone. */
function Substation() {
  return (
    <Still>
      <path
        className={styles.tone}
        d="M0 0 5-92 10 0M58 0l5-92L68 0M116 0l5-92 5 92M0-92h128M0-87h128M22-87v16m14-16v16m14-16v16M76-87v16m14-16v16m14-16v16M150-62Q138-76 121-87M150 0v-64"
      />
      <path
        fill={shades.silhouette}
        d="M72-28h34V-2H72zM67-24h5V0h-5zM106-24h5V0h-5zM78-37h4v9h-4zM87-37h4v9h-4zM96-37h4v9h-4zM20-40h3V0h-3zM34-40h3V0h-3zM48-40h3V0h-3z"
      />
      <path className={styles.fine} d="m5-92 5 92M63-92l5 92M121-92l5 92" />
    </Still>
  );
}
