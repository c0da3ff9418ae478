import { defineStyles } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';

export const styles = defineStyles('next-study', {
  root: {
    pos: 'relative',
    bg: 'sand',
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
  // The link covers the section.
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
