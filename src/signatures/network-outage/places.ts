type Place = {
  /** Middle of the place along the ground, m. */
  middle: number;
  /** What phones show from here on: where along the ground it begins, how high it reaches, m, and which places it is about. */
  crop?: { from: number; sky: number; shown: readonly string[] };
};

/** The places that `public/signatures/network-outage.svg` shows, from the side where reading starts. */
export const places: Readonly<Record<string, Place>> = {
  renewables: { middle: 54, crop: { from: 0, sky: 132, shown: ['renewables', 'retail'] } },
  retail: { middle: 101 },
  enterprise: { middle: 137, crop: { from: 105, sky: 54, shown: ['enterprise', 'manufacturing'] } },
  manufacturing: { middle: 182 },
  'financial-services': {
    middle: 230,
    crop: { from: 172, sky: 42, shown: ['financial-services', 'healthcare'] },
  },
  healthcare: { middle: 273 },
};
