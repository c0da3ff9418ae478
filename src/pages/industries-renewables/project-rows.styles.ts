import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('project-rows', {
  rows: { display: 'grid', gap: { base: '14', lg: '24' }, mt: { base: '10', md: '14' } },
  row: {
    pos: 'relative',
    borderRadius: 'card',
    display: 'grid',
    gap: { base: '6', lg: '16' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    '&:nth-child(even)': { gridTemplateColumns: { lg: '5fr 7fr' } },
    '&:nth-child(even) > :first-child': { order: { lg: '1' } },
  },
  picture: {
    aspectRatio: { base: '3 / 2', lg: '4 / 3' },
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'sand',
  },
  text: { display: 'grid', justifyItems: 'start', color: 'muted' },
  figure: { color: 'ink' },
  name: { textStyle: 'subheading', color: 'ink', mt: '3' },
  subtitle: { textStyle: 'small', color: 'signal', fontWeight: 'semibold', mt: '1', mb: '3' },
  achievements: {
    w: 'full',
    mt: '5',
    mb: '3',
    pt: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
