type Place = {
  /** Middle of the place along the ground, m. */
  middle: number;
  /** What phones show from here on: where along the ground it begins, how high it reaches, m, and which places it is about. */
  crop?: { from: number; sky: number; shown: readonly string[] };
};

/** The places that `public/signatures/network-outage.svg` shows, from the side where reading ends. */
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
