import type { Language } from '#src/config/languages.ts';

/** Languages of the sample, whose words its tests know. */
export const sampleLanguages = ['en', 'ar'] as const satisfies Language[];
