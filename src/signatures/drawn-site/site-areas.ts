import type { SitePlace } from '#src/config/site-places.ts';

/** Areas for pointing at the places of the wide drawing, in its units. */
export const areas: Record<SitePlace, readonly [x: number, y: number, width: number, height: number]> = {
  'camp-office': [66, 578, 186, 74],
  crew: [256, 618, 100, 34],
  'network-room': [420, 606, 114, 46],
  mast: [586, 240, 68, 410],
  town: [706, 376, 96, 60],
  survey: [846, 636, 76, 48],
  turbines: [842, 110, 560, 420],
  'control-room': [1096, 584, 164, 80],
  servers: [1264, 584, 104, 80],
};
