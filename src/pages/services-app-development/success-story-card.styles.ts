import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('success-story-card', {
  card: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'sand',
    borderRadius: 'card',
    p: { base: '6', lg: '8' },
    breakInside: 'avoid',
  },
  client: { textStyle: 'small', color: 'signal', fontWeight: 'semibold' },
  title: { textStyle: 'subheading', color: 'ink', mt: '2' },
  text: { color: 'muted', mt: '3', mb: '8' },
  result: { display: 'grid', gap: '1', mt: 'auto', pt: '5', borderTopWidth: '1px', borderColor: 'line' },
  value: { textStyle: 't-m', fontSize: '1.75rem', color: 'ink', fontVariantNumeric: 'tabular-nums' },
  label: { textStyle: 'small', color: 'muted' },
});
