import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('search-section', {
  root: {
    px: 'max(clamp(1.25rem, 4vw, 3rem), (100% - {sizes.content}) / 2)',
    pt: { base: '10', md: '14' },
    pb: { base: '10', md: '14' },
    bg: 'sand',
    '@media (scripting: none)': { display: 'none' },
  },
  title: { textStyle: 'subheading', color: 'ink', mb: '4' },
});
