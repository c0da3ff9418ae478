import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';

export const styles = defineStyles('count-up', {
  root: { pos: 'relative', display: 'inline-block' },
  // It stays where it is for screen readers, and keeps the room.
  final: { opacity: '0', _print: { opacity: '1' } },
  // The moving digits are no larger than the final figure, or they would count as the largest contentful paint.
  moving: { pos: 'absolute', inset: '0', textAlign: 'end', overflow: 'clip', ...screenOnly },
});
