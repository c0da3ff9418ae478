import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('like-yours', {
  root: { ...grid, py: { base: '12', md: 's' } },
  title: {
    textStyle: 'closing',
    color: 'ink',
    gridColumn: { lg: 'main-start / span 10' },
    // The dots below the first line of the question stay clear of those above its second.
    '&:dir(rtl)': { lineHeight: '1.55' },
  },
  // The strips run on to the edge of the window.
  answers: {
    gridColumn: 'main-start / full-end',
    mt: { base: '6', lg: '14' },
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  answer: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '--height': '48%',
    '&:nth-child(2)': { '--height': '52%' },
    '&:nth-child(3)': { '--height': '84%' },
  },
  like: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 7rem', md: 'minmax(0, 1fr) 45%' },
    columnGap: '4',
    '&:hover': { color: 'signal' },
    textStyle: 't-s',
    color: 'ink',
  },
  words: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'space-between', md: 'start' },
    gap: '4',
    py: '2',
    '& svg': { color: 'signal', flex: 'none' },
  },
  crop: { display: 'block', pos: 'relative', minH: { base: '20', lg: '28' }, bg: 'sand' },
  // Phones see a part of a drawing, wide windows a strip as broad as it.
  drawing: {
    pos: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    objectFit: 'cover',
    objectPosition: '50% var(--height)',
  },
  ways: { mt: { base: '8', lg: '14' } },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem' },
  actions: { ...buttonRow, mt: '6' },
  more: { mt: '6' },
});
