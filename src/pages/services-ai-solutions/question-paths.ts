type Role = 'sheet' | 'crust' | 'object' | 'fine' | 'found' | 'perhaps' | 'crack' | 'solid' | 'person';
export type Paths = readonly (readonly [role: Role, d: string])[];

/** Where things of a row stand: seven of them, px apart. */
export const PLACES = [40, 120, 200, 280, 360, 440, 520] as const;
const GROUND = 136;
const row = (write: (place: number, position: number) => string, places: readonly number[] = PLACES) =>
  places.map((place, position) => write(place, position)).join('');
const without = (odd: number) => PLACES.filter((place) => place !== odd);
const ground = `M0 ${GROUND}H560`;

const HUB = 54;
const BLADE = 37;
const TURN = (2 * Math.PI) / 3;
/** Degrees by which a rotor stands before its neighbor. */
const APART = 0.7;
const rotor = (place: number) =>
  [0, 1, 2]
    .map((blade) => {
      const angle = blade * TURN + place * APART;
      return `M${place} ${HUB}l${(BLADE * Math.sin(angle)).toFixed(1)} ${(-BLADE * Math.cos(angle)).toFixed(1)}`;
    })
    .join('');
const turbine = (place: number) => `M${place - 2} ${GROUND}l1-78h2l1 78${rotor(place)}`;
const NOISY = 360;

/** Turbines in a row; the gearbox of one is felt in its neighborhood. */
export const gearboxes: Paths = [
  ['fine', row(turbine, without(NOISY))],
  ['object', `${ground}${turbine(NOISY)}`],
  ['solid', `M${NOISY - 7} ${HUB - 5}h16v10h-16z`],
  [
    'found',
    [13, 19, 25]
      .map(
        (reach) =>
          `M${NOISY - reach} ${HUB - reach * 0.7}q-${reach * 0.5} ${reach * 0.7} 0 ${reach * 1.4}M${NOISY + reach} ${HUB - reach * 0.7}q${reach * 0.5} ${reach * 0.7} 0 ${reach * 1.4}`,
      )
      .join(''),
  ],
];

const CRACKED = 440;
const frame = (place: number, top: number) => `M${place - 33} ${top}h66v100h-66z`;
const cells = (place: number, top: number) =>
  `M${place - 24} ${top + 10}h48v72h-48zM${place - 12} ${top + 10}v72m12-72v72m12-72v72M${place - 24} ${top + 22}h48m-48 12h48m-48 12h48m-48 12h48m-48 12h48`;

/** Photos of modules, one of them picked out for its crack. */
export const photos: Paths = [
  ['sheet', row((place) => frame(place, place === CRACKED ? 12 : 34))],
  ['fine', row((place) => cells(place, place === CRACKED ? 12 : 34))],
  ['crack', `M${CRACKED - 19} 30l11 9-4 10 15 7-3 12 13 5 6 11`],
  ['found', frame(CRACKED, 12)],
];

const LOAF = 20;
const loaf = (place: number, position: number) =>
  `M${place - 27} ${GROUND - position * LOAF}v-6q0-11 14-11h26q14 0 14 11v6z`;
const stack = (place: number, count: number) =>
  Array.from({ length: count }, (_, position) => loaf(place, position)).join('');
/** Loaves of the days before; those of the next day, and one that is perhaps needed. */
export function drawBread(sold: readonly number[], expected: number): Paths {
  const places = PLACES.slice(0, sold.length);
  const asked = PLACES[sold.length] ?? 0;
  return [
    ['crust', row((place, day) => stack(place, sold[day] ?? 0), places)],
    ['object', ground],
    ['found', stack(asked, expected)],
    ['perhaps', loaf(asked, expected)],
  ];
}

const LETTERS = [30, 102, 174, 246, 318] as const;
const FIRST = 246;
const letterAt = (place: number) => (place === FIRST ? 28 : 96);
const letter = (place: number) => `M${place - 30} ${letterAt(place)}h60v40h-60z`;
const flap = (place: number) => `M${place - 30} ${letterAt(place)}l30 23 30-23`;

/** Letters on a table; one is taken out and goes to whoever should read it. */
export const letters: Paths = [
  ['sheet', row(letter, LETTERS)],
  ['fine', row(flap, LETTERS)],
  ['object', ground],
  ['found', `${letter(FIRST)}${flap(FIRST)}M284 48H470m-9-7 9 7-9 7`],
  [
    'person',
    `M504 40a8 8 0 1 0 .1 0zM495 60q9-5 18 0l5 28-5 2-3-14 1 ${GROUND - 76}h-6l-1-38-4 38h-6l1-${GROUND - 76}-3 14-5-2z`,
  ],
];
