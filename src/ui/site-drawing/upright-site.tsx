import type { ReactNode } from 'react';
import { Camp } from './camp.tsx';
import { ControlRoom } from './control-room.tsx';
import { Mast } from './mast.tsx';
import { NetworkRoom } from './network-room.tsx';
import { drawBoxes } from './path.ts';
import { Relay } from './relay.tsx';
import { measureRidge } from './ridge.ts';
import { styles } from './site-drawing.styles.ts';
import { Terrain } from './terrain.tsx';
import { Town } from './town.tsx';
import {
  BESIDE,
  camera,
  fiber,
  ground,
  HEIGHT,
  LOWER,
  RIDGE_TOP,
  rows,
  UPPER,
  WIDTH,
} from './upright-layout.ts';
import { WindFarm } from './wind-farm.tsx';

type UprightSiteProps = {
  direction: 'ltr' | 'rtl';
  /** What stands over the drawing, where it is seen. */
  children: ReactNode;
};

/** The site composed upright, for narrow windows and columns. */
export function UprightSite({ direction, children }: UprightSiteProps) {
  const seed = direction === 'rtl' ? 91 : 17;
  const hills = { base: 296, height: 14, seed, hills: [[RIDGE_TOP, 58, 52]] } as const;
  const top = measureRidge(hills, RIDGE_TOP);
  const hop = `M74 198 ${RIDGE_TOP - 4} ${(top - 28).toFixed(1)}`;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g transform={direction === 'rtl' ? `translate(${WIDTH})scale(-1 1)` : undefined}>
        <Terrain
          camera={camera}
          seed={seed}
          ridges={[
            { base: 290, height: 52, hills: [], seed: seed + 1 },
            { base: 292, height: 38, hills: [], seed: seed + 2 },
            hills,
          ]}
        />
        <g transform="translate(108 306)scale(.75)">
          <Town />
        </g>
        <WindFarm camera={camera} rows={rows} seed={seed} />
        <g transform={`translate(${RIDGE_TOP} ${top.toFixed(1)})scale(.85)`}>
          <Relay />
        </g>
        <path className={styles.hop} d={`${hop}M${RIDGE_TOP + 3} ${(top - 22).toFixed(1)} 133 289`} />
        <path className={styles.travel} pathLength="400" d={hop} />
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
        <g transform={`translate(84 ${UPPER})scale(.62)`}>
          <Camp />
        </g>
        <g transform={`translate(4 ${UPPER})scale(.44)`}>
          <NetworkRoom />
        </g>
        <g transform={`translate(60 ${UPPER})scale(.86)`}>
          <Mast height={351} />
        </g>
        <g transform={`translate(232 ${LOWER})scale(.7)`}>
          <ControlRoom />
        </g>
        <g fill="#F0DCC6" transform="translate(204 502)">
          <use href="#site-person" />
        </g>
        <path className={styles.cut} d={ground} />
      </g>
      {children}
    </svg>
  );
}
