import { defineStyles } from '#src/theme/define-styles.ts';

const form = { h: '9', w: 'auto', transition: 'opacity {durations.quick}' };

export const styles = defineStyles('brand', {
  root: {
    display: 'grid',
    alignItems: 'center',
    minH: '11',
    justifyItems: 'start',
    '& > img': { gridArea: '1 / 1' },
  },
  full: { ...form, 'header[data-compact=true] &': { opacity: '0' } },
  monogram: { ...form, opacity: '0', 'header[data-compact=true] &': { opacity: '1' } },
});
