import { defineStyles } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';

export const styles = defineStyles('next-study', {
  root: { bg: 'sand' },
  // What enters is what the link covers: as long as it moves, a link in a part of it would cover that part alone.
  whole: {
    pos: 'relative',
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
  text: {
    py: { base: '10', md: '12' },
    pe: 'gutter',
    ps: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
  },
  kind: { display: 'block', textStyle: 'small', color: 'muted', mb: '2' },
  title: {
    textStyle: 't-m',
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: lineBelow,
    },
  },
  place: { color: 'muted', mt: '3' },
  drawing: { w: 'full', h: 'auto', aspectRatio: '5 / 3' },
});
