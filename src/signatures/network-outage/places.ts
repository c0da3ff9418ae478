type Place = {
  /** Middle of the place along the ground, m. */
  middle: number;
  /** Phone view that starts here: its start along the ground and height, m, and its places. */
  crop?: { from: number; sky: number; shown: readonly string[] };
};

/** Places in `public/signatures/network-outage.svg`, from the end of the line. */
export const places: Readonly<Record<string, Place>> = {
  renewables: { middle: 252, crop: { from: 182, sky: 132, shown: ['renewables', 'retail'] } },
  retail: { middle: 208 },
  enterprise: { middle: 164.5, crop: { from: 77, sky: 54, shown: ['enterprise', 'manufacturing'] } },
  manufacturing: { middle: 121 },
  'financial-services': {
    middle: 76,
    crop: { from: 10, sky: 42, shown: ['financial-services', 'healthcare'] },
  },
  healthcare: { middle: 33 },
};
