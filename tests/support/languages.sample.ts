import type { Language } from '#src/config/languages.ts';

/** Languages whose words the tests of the sample contain. */
export const sampleLanguages = ['en', 'ar'] as const satisfies Language[];
