import { batteries, places, POST, rack, rectifiers } from './cabinet.ts';

/** What of the cabinet a layer shows, in millimeters. */
type Cut = { drawing: 'rack' | 'power'; y: number; height: number };

const top = (part: (typeof places)[number]['part']) => places.find((place) => place.part === part)?.y ?? 0;
const ROOM = 11;
/** Every band is as wide, so that they stand on each other like one tower. */
const WIDTH = 660;
const begins = { rack: rack.x - 90, power: POST - 10 } as const;
const cuts: Readonly<Record<string, Cut>> = {
  'cloud-applications': { drawing: 'rack', y: rack.top - 60, height: 60 + 89 + ROOM },
  network: { drawing: 'rack', y: top('firewall') - ROOM, height: 133 + 2 * ROOM },
  compute: { drawing: 'rack', y: top('server') - ROOM, height: 178 + 2 * ROOM },
  storage: { drawing: 'rack', y: top('disks') - ROOM, height: 178 + 2 * ROOM },
  'power-cooling': {
    drawing: 'power',
    y: rectifiers.y - ROOM,
    height: batteries.tops[0] + batteries.height + 2 * ROOM - rectifiers.y,
  },
};

/** A band of the cabinet; it shows what the drawing of the cabinet defines. */
export function LayerBand({ layer }: { layer: string }) {
  const cut = cuts[layer];
  if (cut === undefined) return null;
  const { drawing, y, height } = cut;
  return (
    <svg
      viewBox={`${begins[drawing]} ${Math.round(y)} ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#cabinet-${drawing}`} />
    </svg>
  );
}
