import type { ReactNode } from 'react';
import { listTurbines } from './camera.ts';
import { drawBoxes, drawLine, simplifyLine } from './path.ts';
import { type SiteLayout, type Stand, standAt } from './site-layout.ts';
import type { SitePlace } from './site-places.ts';
import { Survey } from './survey.tsx';
import { findHub, outlineCoverage } from './wind-farm.ts';

const HALO = 74;
/** How far the outline of a glow may leave the exact one, in units of the drawing. */
const GLOW_TOLERANCE = 2;

/** The thing itself at each place, as it is lit. */
const lights: Record<SitePlace, (layout: SiteLayout) => ReactNode> = {
  'camp-office': ({ stands }) => boxAt(stands.camp, [34, -47, 98, 22]),
  crew: ({ stands, crew }) => (
    <g transform={standAt(stands.camp)}>
      {crew.map((x) => (
        <use key={x} href="#site-person" x={x} />
      ))}
    </g>
  ),
  'network-room': ({ stands }) => boxAt(stands.networkRoom, [0, -28, 94, 28]),
  mast: ({ stands, backdrop: { camera, rows, seed } }) => (
    <>
      <path
        data-area=""
        d={`${drawLine(simplifyLine(outlineCoverage(camera, rows, seed), GLOW_TOLERANCE))}z`}
      />
      <path transform={standAt(stands.mast)} d="M-17 0-4-351H4L17 0M-9-365v34M9-365v34" />
    </>
  ),
  town: ({ backdrop }) => boxAt(backdrop.town, [25, -26, 13, 26]),
  survey: ({ survey }) => <Survey {...survey} />,
  turbines: ({ backdrop: { camera, rows } }) => {
    const hubs = listTurbines(camera, rows).map((turbine) => findHub(camera, turbine));
    return <path data-dots="" d={hubs.map(([x, y]) => `M${x} ${y}h.1`).join('')} />;
  },
  'control-room': ({ stands }) => boxAt(stands.controlRoom, [12, -62, 112, 32]),
  servers: ({ stands }) => boxAt(stands.controlRoom, [172, -58, 80, 58]),
};

function boxAt(stand: Stand, box: readonly [x: number, y: number, width: number, height: number]) {
  return <path transform={standAt(stand)} d={drawBoxes([box])} />;
}

type PlaceLightProps = { place: SitePlace; layout: SiteLayout };

/** What shows that a service lives at a place of the drawn site: a glow, and the thing itself in light. */
export function PlaceLight({ place, layout }: PlaceLightProps) {
  const [x, y] = layout.marks[place];
  return (
    <>
      <circle fill="url(#site-lie)" cx={x} cy={y} r={HALO} />
      {lights[place](layout)}
    </>
  );
}
