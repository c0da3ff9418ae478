import { styles } from './signal-lines.styles.ts';

const radii = Array.from({ length: 13 }, (_, ring) => 26 + ring * 30);

/** The signal over terrain: concentric arcs behind a heading or a figure. */
export function SignalLines({ place }: { place: keyof typeof styles }) {
  return (
    <svg className={styles[place]} viewBox="0 0 840 840" fill="none" stroke="currentColor" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} cx="420" cy="420" r={radius} />
      ))}
    </svg>
  );
}
