import { defineStyles } from '#src/theme/define-styles.ts';

const form = { h: { base: '7', md: '9' }, w: 'auto', transition: 'opacity {durations.quick}' };

export const styles = defineStyles('brand', {
  root: {
    display: 'grid',
    alignItems: 'center',
    minH: '11',
    justifyItems: 'start',
    '& > img': { gridArea: '1 / 1' },
    // Forced colors take away the ground that a logo was drawn for: there it has one tone, as text has.
    '@media (forced-colors: active)': {
      filter: 'brightness(0)',
      '@media (prefers-color-scheme: dark)': { filter: 'brightness(0) invert(1)' },
    },
  },
  full: {
    ...form,
    '@media (max-width: 23.99rem)': { 'header &': { display: 'none' } },
    'header[data-compact=true] &': { opacity: '0' },
  },
  monogram: {
    ...form,
    opacity: '0',
    'header[data-compact=true] &': { opacity: '1' },
    '@media (max-width: 23.99rem)': { 'header &': { opacity: '1' } },
  },
});
