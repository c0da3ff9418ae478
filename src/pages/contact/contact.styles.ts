import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('contact-section', {
  split: {
    display: 'grid',
    gap: { base: '14', lg: '16' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
  },
  form: { display: 'grid', gap: '10' },
});
