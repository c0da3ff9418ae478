import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('covered-pages', {
  root: { ...grid, pt: { base: '8', lg: 's-tight' }, pb: { base: 's-tight', lg: 's' } },
  title: { textStyle: 't-m', pb: { base: '4', lg: '8' } },
  page: {
    pos: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '2.75rem minmax(0, 1fr)', lg: '4rem 4fr 8fr' },
    alignItems: 'baseline',
    columnGap: '2',
    py: { base: '3', md: '4' },
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:first-child': { borderColor: 'ink' },
    '&:hover': { borderColor: 'signal' },
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    w: '8',
    h: '8',
    textStyle: 'label',
    lineHeight: '1',
    borderWidth: '1.25px',
    borderColor: 'ink',
    borderRadius: 'chip',
  },
  name: { textStyle: 't-s' },
  link: {
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:hover': { color: 'signal' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid {colors.signal}', outlineOffset: '-2px' },
  },
  text: { color: 'muted', gridColumn: { base: '2', lg: 'auto' } },
});
