import type { ReactNode } from 'react';
import { listTurbines } from './camera.ts';
import { drawBoxes } from './path.ts';
import type { SitePlace } from './site-places.ts';
import { Survey } from './survey.tsx';
import { camera, CELLS_ID, CREW, marks, rows, standAt, stands, survey } from './upright-layout.ts';
import { findHub } from './wind-farm.tsx';

const HALO = 74;

const hubs = listTurbines(camera, rows).map((place) => findHub(camera, place));
const lights: Record<SitePlace, ReactNode> = {
  'camp-office': <path transform={standAt(stands.camp)} d={drawBoxes([[34, -47, 98, 22]])} />,
  crew: (
    <g transform={standAt(stands.camp)}>
      {CREW.map((x) => (
        <use key={x} href="#site-person" x={x} />
      ))}
    </g>
  ),
  'network-room': <path transform={standAt(stands.networkRoom)} d={drawBoxes([[0, -28, 94, 28]])} />,
  mast: (
    <>
      <use href={`#${CELLS_ID}`} />
      <path transform={standAt(stands.mast)} d="M-17 0-4-351H4L17 0M-9-365v34M9-365v34" />
    </>
  ),
  town: <path transform="translate(108 306)scale(.75)" d={drawBoxes([[25, -26, 13, 26]])} />,
  survey: <Survey {...survey} />,
  turbines: <path data-dots="" d={hubs.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1`).join('')} />,
  'control-room': <path transform={standAt(stands.controlRoom)} d={drawBoxes([[12, -62, 112, 32]])} />,
  servers: <path transform={standAt(stands.controlRoom)} d={drawBoxes([[172, -58, 80, 58]])} />,
};

/** What shows that a service lives at a place of the upright drawing: a glow, and the thing itself in light. */
export function PlaceLight({ place }: { place: SitePlace }) {
  const [x, y] = marks[place];
  return (
    <>
      <circle fill="url(#site-lie)" cx={x} cy={y} r={HALO} />
      {lights[place]}
    </>
  );
}
