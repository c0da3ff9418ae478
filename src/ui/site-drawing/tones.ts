/** A stop of a gradient; it begins at the start and is opaque unless it says more. */
export type Stop = readonly [color: string, offset?: string, opacity?: string];

/** Light that lies on the ground. */
export const lie: readonly Stop[] = [
  ['#FFC98A', '0', '.6'],
  ['#F0A468', '.5', '.22'],
  ['#F0A468', '1', '0'],
];
