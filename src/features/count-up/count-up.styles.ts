import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';

export const styles = defineStyles('count-up', {
  root: { pos: 'relative', display: 'inline-block' },
  // Hidden but in place: screen readers read it and it keeps the layout.
  final: { opacity: '0', _print: { opacity: '1' } },
  // Not larger than the final figure, or the moving digits would count as the largest contentful paint.
  moving: { pos: 'absolute', inset: '0', textAlign: 'end', overflow: 'clip', ...screenOnly },
});
