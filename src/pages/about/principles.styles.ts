import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('principles', {
  cards: {
    display: 'grid',
    gap: '6',
    mt: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
  },
  card: {
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    p: { base: '6', lg: '8' },
  },
  icon: { color: 'signal' },
  name: { textStyle: 'subheading', color: 'ink', mt: '5' },
  text: { color: 'muted', mt: '2' },
});
