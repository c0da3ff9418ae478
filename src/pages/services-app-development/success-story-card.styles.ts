import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('success-story-card', {
  card: {
    display: 'flex',
    flexDirection: 'column',
    pt: { base: '4', lg: '5' },
    borderTopWidth: '1.25px',
    borderColor: 'ink',
    breakInside: 'avoid',
  },
  client: { textStyle: 'small', color: 'muted' },
  title: { textStyle: 'subheading', color: 'ink', mt: '1' },
  text: { color: 'muted', mt: { base: '2', lg: '3' }, mb: { base: '4', lg: '8' } },
  result: { display: 'grid', mt: 'auto' },
  value: {
    textStyle: 't-s',
    fontSize: '2rem',
    fontWeight: '300',
    color: 'signal',
    fontVariantNumeric: 'tabular-nums',
  },
  label: { textStyle: 'small', color: 'ink' },
});
