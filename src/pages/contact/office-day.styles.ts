import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('office-day', {
  root: { display: 'block', w: 'full', h: '10', mt: '2' },
  day: { fill: 'sand' },
  night: { fill: 'ink' },
  open: { fill: 'sun' },
});
