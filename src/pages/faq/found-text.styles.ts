import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('found-text', {
  mark: {
    bg: 'sand',
    color: 'ink',
    textDecoration: 'underline',
    textDecorationColor: 'signal',
    textDecorationThickness: '2.5px',
    textUnderlineOffset: '.22em',
    '@media (forced-colors: active)': { bg: 'Mark', color: 'MarkText' },
    '@media print': { bg: 'transparent', textDecoration: 'none' },
  },
});
