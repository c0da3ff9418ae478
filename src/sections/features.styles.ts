import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('features', {
  grid: {
    display: 'grid',
    columnGap: { md: '10', lg: '16' },
    rowGap: { base: '8', lg: '14' },
    mt: { base: '10', md: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    '&:has(> :last-child:nth-child(4))': { gridTemplateColumns: { lg: '1fr 1fr' } },
  },
  // A short stroke marks where each hairline begins, as on a scale.
  feature: {
    pos: 'relative',
    pt: '6',
    borderTopWidth: '1px',
    borderColor: 'line',
    '&::before': {
      content: '""',
      pos: 'absolute',
      top: '-1px',
      insetInlineStart: '0',
      w: '10',
      h: '3px',
      bg: 'signal',
    },
  },
  name: { textStyle: 'subheading', color: 'ink' },
  text: { color: 'muted', mt: '2', maxW: '30rem' },
});
