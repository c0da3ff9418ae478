import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('case-studies', {
  list: { display: 'grid', gap: { base: '10', md: '14' }, mt: { base: '8', md: '12' } },
  study: {
    display: 'grid',
    gap: { base: '5', md: '12' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    breakInside: 'avoid',
  },
  picture: { aspectRatio: '3 / 2', borderRadius: 'card', overflow: 'hidden', bg: 'sand' },
  text: { display: 'grid', gap: '3', color: 'ink' },
  name: { textStyle: 'subheading' },
  place: { textStyle: 'small', color: 'muted' },
  results: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10',
    rowGap: '3',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  value: { fontWeight: 'semibold' },
});
