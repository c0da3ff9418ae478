import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

const fact = { py: '4', '& dd': { textStyle: 'lead' } };

export const styles = defineStyles('study-account', {
  root: { py: 's' },
  told: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4fr 7fr' },
    columnGap: { md: '12', lg: '32' },
  },
  part: { textStyle: 't-s', mb: '3' },
  solution: { textStyle: 'lead', textWrap: 'pretty' },
  facts: {
    w: 'wrap',
    mx: 'auto',
    mt: { base: '14', md: '20' },
    borderTopWidth: '1px',
    borderColor: 'ink',
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
    columnGap: '6',
  },
  fact,
  // What was measured stands first and large; place, client and service are told below it.
  figure: {
    ...fact,
    '& dd': {
      ...fact['& dd'],
      fontSize: { xl: '2.25rem' },
      fontWeight: { xl: '300' },
      lineHeight: { xl: '1.4' },
      fontVariantNumeric: 'tabular-nums',
    },
  },
  label: { textStyle: 'small', color: 'muted' },
  link: {
    color: 'signal',
    ...underlined,
    display: 'inline-block',
    py: '1',
    my: '-1',
  },
});
