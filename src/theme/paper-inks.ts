import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { darkHalf, lightHalf } from './shades.ts';

const dark = { filter: 'brightness(0)' };
const light = { filter: 'brightness(0) invert(1)' };

/** Registers `--darkened` as a color, so that a style query can tell which of its pair a forced dark mode takes. */
export const darkenedProperty = `@property --darkened{syntax:"<color>";inherits:true;initial-value:${lightHalf}}`;

const whereDarkened = `@container style(--darkened: ${darkHalf})` as const;

/** A logo in the inks of its own ground: where the browser puts another ground below it, it has one tone, as text has. */
export const paperInks = {
  _highContrast: { ...dark, '@media (prefers-color-scheme: dark)': light },
  // A browser that darkens pages although they forbid it takes the dark color of a pair.
  [whereDarkened]: light,
} satisfies SystemStyleObject;
