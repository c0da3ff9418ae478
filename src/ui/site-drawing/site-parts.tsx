import { Camp } from './camp.tsx';
import { Mast } from './mast.tsx';
import { ControlRoom, NetworkRoom } from './rooms.tsx';
import { type SiteLayout, standAt } from './site-layout.ts';
import { Survey } from './survey.tsx';

/** Height of the mast without its antennas, in its own units. */
const MAST_HEIGHT = 351;

/** What the company builds on the site and who works there, each part where it stands. */
export function SiteParts({ layout: { stands, crew, survey } }: { layout: SiteLayout }) {
  return (
    <>
      <g transform={standAt(stands.camp)}>
        <Camp crew={crew} />
      </g>
      <g transform={standAt(stands.networkRoom)}>
        <NetworkRoom />
      </g>
      <g transform={standAt(stands.mast)}>
        <Mast height={MAST_HEIGHT} />
      </g>
      <g transform={standAt(stands.controlRoom)}>
        <ControlRoom />
      </g>
      <Survey {...survey} />
    </>
  );
}
