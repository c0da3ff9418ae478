import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('open-questions', {
  root: { bg: 'paper', pt: { base: '6', lg: 's-tight' }, pb: { base: '5', lg: 's' } },
  title: { textStyle: 't-m', w: 'wrap', mx: 'auto', pb: { base: '4', lg: '9' } },
  entries: {
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'repeat(4, min(20.5rem, 84vw))',
    columnGap: { base: '7', lg: '16' },
    columnCount: { md: '2' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: { base: 'inline mandatory', md: 'none' },
    scrollPaddingInline: 'gutter',
    px: { base: 'gutter', md: '0' },
    w: { md: 'wrap' },
    mx: { md: 'auto' },
    '@media print': { display: 'block', overflow: 'visible' },
  },
  entry: { scrollSnapAlign: 'start', breakInside: 'avoid', pb: { base: '2', md: '10' } },
  question: { textStyle: { base: 'subheading', lg: 't-s' }, pb: '2' },
});
