import type { ReactNode } from 'react';
import { BESIDE } from './backdrop.ts';
import { BackdropImage } from './backdrop-image.tsx';
import { NearRotors } from './near-rotors.tsx';
import { drawBoxes, type Point } from './path.ts';
import { Relay } from './relay.tsx';
import { styles } from './site-drawing.styles.ts';
import type { SiteLayout } from './site-layout.ts';
import { SiteParts } from './site-parts.tsx';
import type { SitePlace } from './site-places.ts';
import { fiber, ground, HEIGHT, standRelay, WIDTH } from './upright-layout.ts';

type UprightSiteProps = {
  direction: 'ltr' | 'rtl';
  layout: SiteLayout;
  /** Nothing moves; for pages without a button that stops it. */
  isStill?: boolean;
  /** What lights a part of the site; it is turned with it. */
  lights?: ReactNode;
  /** The places that have marks, in the order of their numbers. */
  places: readonly SitePlace[];
};

/** The site composed upright, for narrow windows and columns. */
export function UprightSite(props: UprightSiteProps) {
  const { direction, layout, isStill = false, lights, places } = props;
  const { backdrop } = layout;
  const [x, top] = standRelay(backdrop);
  const hop = `M74 198 ${x - 4} ${(top - 28).toFixed(1)}`;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <BackdropImage backdrop={backdrop} form="upright" direction={direction} />
      <g transform={direction === 'rtl' ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <NearRotors backdrop={backdrop} isStill={isStill} />
        <g transform={`translate(${x} ${top.toFixed(1)})scale(.85)`}>
          <Relay />
        </g>
        <path className={styles.hop} d={`${hop}M${x + 3} ${(top - 22).toFixed(1)} 133 289`} />
        {isStill ? null : <path className={styles.travel} pathLength="400" d={hop} />}
        <path fill="url(#site-earth)" d={`${ground}V${HEIGHT}H${-BESIDE}z`} />
        <path fill="url(#site-hatch)" d={`${ground}v40H${-BESIDE}z`} />
        <path className={styles.fiberGlow} d={fiber} />
        <path className={styles.fiber} d={fiber} />
        <path
          className={styles.handHole}
          d={drawBoxes([
            [55, 472, 10, 8],
            [31, 556, 10, 8],
            [250, 570, 10, 8],
            [330, 570, 10, 8],
          ])}
        />
        <SiteParts layout={layout} />
        <path className={styles.cut} d={ground} />
        {lights}
      </g>
      {places.map((place, position) => (
        <UprightMark key={place} at={layout.marks[place]} number={position + 1} direction={direction} />
      ))}
    </svg>
  );
}

type UprightMarkProps = { at: Point; number: number; direction: 'ltr' | 'rtl' };

/** The number of a place on the upright drawing; numbers are never mirrored. */
function UprightMark({ at, number, direction }: UprightMarkProps) {
  const [x, y] = at;
  const seen = direction === 'rtl' ? WIDTH - x : x;
  return (
    <g transform={`translate(${seen.toFixed(1)} ${y.toFixed(1)})`} data-mark={number}>
      <circle className={styles.pin} r="11" />
      <text className={styles.number} y="5.5">
        {number}
      </text>
    </g>
  );
}
