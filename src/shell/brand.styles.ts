import { defineStyles } from '#src/theme/define-styles.ts';
import { logoColors } from '#src/theme/paper-inks.ts';

const form = { h: { base: '7', md: '9' }, w: 'auto', transition: 'opacity {durations.quick}' };

export const styles = defineStyles('brand', {
  root: {
    display: 'grid',
    alignItems: 'center',
    minH: '11',
    justifyItems: 'start',
    '& > img': { gridArea: '1 / 1' },
    ...logoColors,
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
