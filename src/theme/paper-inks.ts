import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { darkHalf, lightHalf } from './shades.ts';

const dark = { filter: 'brightness(0)' };
const light = { filter: 'brightness(0) invert(1)' };

/** Registers `--darkened` as a color, so that a style query can detect a browser's forced dark mode. */
export const darkenedProperty = `@property --darkened{syntax:"<color>";inherits:true;initial-value:${lightHalf}}`;

const whereDarkened = `@container style(--darkened: ${darkHalf})` as const;

/** Logo colors for a light background; if the browser replaces the background, the logo is monochrome like text. */
export const logoColors = {
  _highContrast: { ...dark, '@media (prefers-color-scheme: dark)': light },
  // Browsers that force dark mode against `only light` use the dark color of a pair.
  [whereDarkened]: light,
} satisfies SystemStyleObject;
