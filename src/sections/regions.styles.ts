import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('regions', {
  list: {
    display: 'grid',
    gap: '1px',
    mt: { base: '8', md: '12' },
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
  region: { bg: 'paper', p: { base: '6', md: '8' } },
  name: { textStyle: 'subheading', color: 'ink' },
  places: { textStyle: 'small', color: 'signal', display: 'flex', gap: '2', alignItems: 'center', mt: '1' },
  text: { color: 'muted', mt: '3' },
});
