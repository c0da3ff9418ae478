import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('place-crop', {
  neighbors: { opacity: '.2' },
  dimension: { fill: 'none', stroke: 'ink', strokeWidth: '.75', vectorEffect: 'non-scaling-stroke' },
  tall: { fontSize: '21px', fill: 'ink' },
});
