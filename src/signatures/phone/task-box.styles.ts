import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('task-box', {
  rule: { stroke: 'line', strokeWidth: '1' },
  done: { fill: 'signal' },
  open: { fill: 'none', stroke: 'control', strokeWidth: '1.5' },
  check: { fill: 'none', stroke: 'paper', strokeWidth: '3' },
});
