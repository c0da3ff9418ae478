import { defineStyles } from '#src/theme/define-styles.ts';
import { lineBelow } from '#src/theme/link-styles.ts';

export const styles = defineStyles('found-text', {
  mark: {
    bg: 'sand',
    color: 'ink',
    textDecoration: 'underline',
    textDecorationColor: 'signal',
    textDecorationThickness: '2.5px',
    textUnderlineOffset: lineBelow,
    '@media (forced-colors: active)': { bg: 'Mark', color: 'MarkText' },
    '@media print': { bg: 'transparent', textDecoration: 'none' },
  },
});
