import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('answered-question', {
  value: {
    textStyle: { base: 't-s', md: 't-m' },
    fontWeight: { base: '300', md: '300' },
    fontVariantNumeric: 'tabular-nums',
    color: 'signal',
    'li:first-child > div > &': { textStyle: { md: 't-xl' }, pb: { md: '4' } },
  },
  label: { color: 'ink' },
  title: { textStyle: 'subheading', mt: { base: '2', lg: '4' } },
  text: { color: 'muted', mt: '1' },
  client: { textStyle: 'small', color: 'muted', mt: '1' },
});
