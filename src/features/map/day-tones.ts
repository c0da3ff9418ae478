import { colors } from '#src/theme/tokens.ts';

/** Land and sea in the light of day, on every map that shows it. */
export const dayTones = {
  sea: '#DCE6E6',
  land: colors.paper,
  coast: '#6B8793',
  water: '#CBDADB',
  quiet: '#3F5061',
} as const;
