import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('projects', {
  // Two large cards lead the row of three.
  cards: {
    display: 'grid',
    gap: '6',
    mt: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(6, 1fr)' },
  },
  card: {
    pos: 'relative',
    display: 'flex',
    flexDirection: 'column',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    gridColumn: { lg: 'span 2' },
    transition: 'border-color {durations.quick}',
    '&:hover': { borderColor: 'signal' },
    '&:nth-child(-n + 2)': { gridColumn: { lg: 'span 3' } },
    '&:last-child:nth-child(odd)': { gridColumn: { md: '1 / -1', lg: 'span 2' } },
  },
  picture: {
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    bg: 'sand',
    ':nth-child(-n + 2) > &': { aspectRatio: { lg: '16 / 9' } },
    ':last-child:nth-child(odd) > &': { aspectRatio: { md: '16 / 7', lg: '3 / 2' } },
  },
  text: { flex: '1', display: 'flex', flexDirection: 'column', p: { base: '6', lg: '8' } },
  figure: { color: 'ink' },
  name: { textStyle: 'subheading', color: 'ink', mt: '2' },
  place: { textStyle: 'small', color: 'signal', fontWeight: 'semibold', mt: '1' },
  summary: { color: 'muted', mt: '3', mb: '5' },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    mt: 'auto',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
