import { defineStyles } from '#src/theme/define-styles.ts';

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
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1.5px', textUnderlineOffset: '.2em' },
  },
  place: { color: 'muted', mt: '3' },
  picture: {
    alignSelf: 'stretch',
    minH: { base: '64vw', md: '20rem' },
    pos: 'relative',
    '& picture': { pos: 'absolute', inset: '0' },
    '& img': { objectPosition: '72% 50%' },
  },
  // What such pictures show stands beside the room that they keep for text.
  start: { '& img': { objectPosition: '92% 50%' } },
  end: { '& img': { objectPosition: '8% 50%' } },
});
