import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('count-up', {
  root: { pos: 'relative', display: 'inline-block' },
  // It stays where it is for screen readers, and keeps the room.
  final: { opacity: '0', '@media print': { opacity: '1' } },
  moving: { pos: 'absolute', insetBlockStart: '0', insetInlineEnd: '0', '@media print': { display: 'none' } },
});
