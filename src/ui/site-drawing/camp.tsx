import { Still } from '#src/ui/drawing.tsx';
import { drawBoxes, listRange } from './path.ts';
import { styles } from './site-drawing.styles.ts';
import * as shades from '#src/theme/shades.ts';

type Box = readonly [x: number, y: number, w: number, h: number];

const people = shades.people;
const cabins: readonly Box[] = [
  [0, -23, 98, 22],
  [102, -23, 98, 22],
  [34, -47, 98, 22],
];
const windows = cabins.flatMap(([x, y], cabin) =>
  listRange(0, 3, 1)
    .filter((window) => (cabin + window) % 3 !== 2)
    .map((window): Box => [x + 9 + window * 22, y + 5, 13, 8]),
);

type CampProps = {
  /** Where the crew stands; the last one has a tablet. */
  crew: readonly number[];
};

/** The camp: two storeys of cabins with the project office above, and the crew in front. */
export function Camp({ crew }: CampProps) {
  const last = crew.at(-1) ?? 0;
  return (
    <Still>
      <path fill={shades.cabin} d={drawBoxes(cabins)} />
      <path className={styles.warm} d={drawBoxes(cabins)} />
      <path className={styles.fine} d="M132-56H34m0 9v-9m33 9v-9m32 9v-9m33 9v-9l28 33m-28-24 28 24" />
      <path fill={shades.lamplight} d={drawBoxes(windows)} />
      <g fill={people}>
        {crew.map((x) => (
          <use key={x} href="#site-person" x={x} />
        ))}
      </g>
      <path className={styles.tablet} d={`M${last + 3.5}-9h3.4v2.4h-3.4z`} />
    </Still>
  );
}
