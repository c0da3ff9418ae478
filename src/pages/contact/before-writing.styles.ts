import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('before-writing', {
  root: {
    ...grid,
    rowGap: '4',
    pt: { base: '12', md: 's-tight' },
    pb: { base: '12', md: 's-tight', lg: 's' },
    alignItems: 'start',
  },
  title: {
    textStyle: { base: 'closing', md: 't-m' },
    color: 'ink',
    gridColumn: { base: 'main', lg: 'main-start / span 7' },
  },
  lead: {
    color: 'muted',
    maxW: '36rem',
    gridColumn: { base: 'main', lg: 'main-start / span 6' },
    gridRow: { lg: '2' },
  },
  links: { gridColumn: { base: 'main', lg: 'span 5 / main-end' }, gridRow: { lg: '1 / span 2' } },
  item: { borderTopWidth: '1px', borderColor: 'line' },
  link: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minH: '11',
    py: { base: '3', lg: '4' },
    textStyle: 't-s',
    color: 'ink',
    '& svg': { color: 'signal', flex: 'none' },
    '&:hover': { color: 'signal' },
  },
});
