import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('rules', {
  root: { pt: { base: '6', md: 's-tight', lg: 's' }, overflowX: 'clip' },
  heading: { w: 'wrap', mx: 'auto', pb: { base: '3', md: '6', lg: '10' } },
  rule: {
    ...grid,
    alignItems: { md: 'center' },
    py: { base: '2', md: '5', lg: '7' },
    borderTopWidth: '2.5px',
    borderColor: 'ink',
    '&:last-child': { borderBottomWidth: '2.5px' },
  },
  name: {
    textStyle: 't-m',
    fontSize: { md: 'clamp(2.25rem, 4.4vw, 4rem)' },
    '&:dir(rtl)': { fontSize: { md: 'clamp(2.5rem, 4.4vw, 4.25rem)' } },
    color: 'ink',
    textWrap: 'balance',
    gridColumn: { md: 'main-start / span 7' },
  },
  text: { color: 'muted', gridColumn: { md: '9 / main-end' } },
});
