import type { ReactNode } from 'react';
import { Camp } from './camp.tsx';
import { ControlRoom } from './control-room.tsx';
import { Mast } from './mast.tsx';
import { NetworkRoom } from './network-room.tsx';
import { drawBoxes } from './path.ts';
import { Relay } from './relay.tsx';
import { measureRidge } from './ridge.ts';
import { styles } from './site-drawing.styles.ts';
import { Survey } from './survey.tsx';
import { Terrain } from './terrain.tsx';
import { Town } from './town.tsx';
import {
  BESIDE,
  camera,
  CELLS_ID,
  CREW,
  fiber,
  ground,
  HEIGHT,
  RIDGE_TOP,
  rows,
  standAt,
  stands,
  survey,
  WIDTH,
} from './upright-layout.ts';
import { WindFarm } from './wind-farm.tsx';

type UprightSiteProps = {
  direction: 'ltr' | 'rtl';
  /** Nothing moves; for pages without a button that stops it. */
  isStill?: boolean;
  /** What lights a part of the site; it is turned with it. */
  lights?: ReactNode;
  /** What stands over the drawing, where it is seen. */
  children: ReactNode;
};

/** The site composed upright, for narrow windows and columns. */
export function UprightSite({ direction, isStill = false, lights, children }: UprightSiteProps) {
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
        <WindFarm
          camera={camera}
          rows={rows}
          seed={seed}
          isStill={isStill}
          coverageId={lights ? CELLS_ID : undefined}
        />
        <g transform={`translate(${RIDGE_TOP} ${top.toFixed(1)})scale(.85)`}>
          <Relay />
        </g>
        <path className={styles.hop} d={`${hop}M${RIDGE_TOP + 3} ${(top - 22).toFixed(1)} 133 289`} />
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
        <g transform={standAt(stands.camp)}>
          <Camp crew={CREW} />
        </g>
        <g transform={standAt(stands.networkRoom)}>
          <NetworkRoom />
        </g>
        <g transform={standAt(stands.mast)}>
          <Mast height={351} />
        </g>
        <g transform={standAt(stands.controlRoom)}>
          <ControlRoom />
        </g>
        <Survey {...survey} />
        <path className={styles.cut} d={ground} />
        {lights}
      </g>
      {children}
    </svg>
  );
}
