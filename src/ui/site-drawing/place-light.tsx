import type { ReactNode } from 'react';
import { listTurbines } from './camera.ts';
import { drawBoxes, drawLine, simplifyLine } from './path.ts';
import { type SiteLayout, standAt } from './site-layout.ts';
import type { SitePlace } from './site-places.ts';
import { Survey } from './survey.tsx';
import { findHub, outlineCoverage } from './wind-farm.ts';

const HALO = 74;
/** How far the outline of a glow may leave the exact one, in units of the drawing. */
const GLOW_TOLERANCE = 2;

/** The thing itself at each place, as it is lit. */
function drawLight(place: SitePlace, { backdrop, stands, crew, survey }: SiteLayout): ReactNode {
  const { camera, rows, seed, town } = backdrop;
  switch (place) {
    case 'camp-office':
      return <path transform={standAt(stands.camp)} d={drawBoxes([[34, -47, 98, 22]])} />;
    case 'crew':
      return (
        <g transform={standAt(stands.camp)}>
          {crew.map((x) => (
            <use key={x} href="#site-person" x={x} />
          ))}
        </g>
      );
    case 'network-room':
      return <path transform={standAt(stands.networkRoom)} d={drawBoxes([[0, -28, 94, 28]])} />;
    case 'mast':
      return (
        <>
          <path
            data-area=""
            d={`${drawLine(simplifyLine(outlineCoverage(camera, rows, seed), GLOW_TOLERANCE))}z`}
          />
          <path transform={standAt(stands.mast)} d="M-17 0-4-351H4L17 0M-9-365v34M9-365v34" />
        </>
      );
    case 'town':
      return <path transform={standAt(town)} d={drawBoxes([[25, -26, 13, 26]])} />;
    case 'survey':
      return <Survey {...survey} />;
    case 'turbines': {
      const hubs = listTurbines(camera, rows).map((turbine) => findHub(camera, turbine));
      return <path data-dots="" d={hubs.map(([x, y]) => `M${x} ${y}h.1`).join('')} />;
    }
    case 'control-room':
      return <path transform={standAt(stands.controlRoom)} d={drawBoxes([[12, -62, 112, 32]])} />;
    case 'servers':
      return <path transform={standAt(stands.controlRoom)} d={drawBoxes([[172, -58, 80, 58]])} />;
    default:
      return place satisfies never;
  }
}

type PlaceLightProps = { place: SitePlace; layout: SiteLayout };

/** What shows that a service lives at a place of the drawn site: a glow, and the thing itself in light. */
export function PlaceLight({ place, layout }: PlaceLightProps) {
  const [x, y] = layout.marks[place];
  return (
    <>
      <circle fill="url(#site-lie)" cx={x} cy={y} r={HALO} />
      {drawLight(place, layout)}
    </>
  );
}
