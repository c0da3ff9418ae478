import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('picture', {
  image: { display: 'block', w: 'full', h: 'full', objectFit: 'cover' },
});
