import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('picture', {
  image: { display: 'block', boxSize: 'full', objectFit: 'cover' },
});
