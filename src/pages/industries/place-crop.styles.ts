import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('place-crop', {
  neighbors: { opacity: '.2' },
});
