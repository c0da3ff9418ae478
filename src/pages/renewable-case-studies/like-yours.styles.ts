import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('like-yours', {
  root: { ...grid, py: 's' },
  title: {
    textStyle: 't-l',
    color: 'ink',
    gridColumn: { lg: 'main-start / span 10' },
    // The dots below the first line of the question stay clear of those above its second.
    '&:dir(rtl)': { lineHeight: '1.55' },
  },
  // Each answer begins further in, as sites lie one behind the other.
  answers: { gridColumn: { lg: 'main-start / full-end' }, mt: { base: '6', lg: '14' } },
  answer: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:nth-child(2)': { ms: { lg: 'calc({sizes.content} / 12)' } },
    '&:nth-child(3)': { ms: { lg: 'calc({sizes.content} / 6)' } },
    '&:nth-child(4)': { ms: { lg: 'calc({sizes.content} / 4)' } },
    '&:nth-child(5)': { ms: { lg: 'calc({sizes.content} / 3)' } },
  },
  like: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '11',
    py: { base: '2', lg: '3' },
    textStyle: 't-s',
    color: 'ink',
    '& svg': { color: 'signal', flex: 'none' },
    '&:hover': { color: 'signal' },
  },
  ways: { gridColumn: { lg: 'span 8 / main-end' }, mt: { base: '8', lg: '14' } },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', mt: '6' },
  more: { color: 'muted', mt: '6' },
  link: {
    display: 'inline-block',
    py: '2',
    me: '5',
    fontWeight: 'semibold',
    color: 'signal',
    ...underlined,
  },
});
