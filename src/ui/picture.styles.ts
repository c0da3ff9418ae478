import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('picture', { image: { boxSize: 'full', objectFit: 'cover' } });
