import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('picture', {
  root: { display: 'block', h: 'full' },
  image: { boxSize: 'full', objectFit: 'cover' },
});
