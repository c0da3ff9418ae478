import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('count-up', {
  root: { pos: 'relative', display: 'inline-block' },
  // It stays where it is for screen readers, and keeps the room.
  final: { opacity: '0', '@media print': { opacity: '1' } },
  // What moves is no larger than what it stands for, or the browser would take it for the largest part of the page.
  moving: {
    pos: 'absolute',
    inset: '0',
    textAlign: 'end',
    overflow: 'clip',
    '@media print': { display: 'none' },
  },
});
