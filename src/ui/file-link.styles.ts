import { defineStyles } from '#src/theme/define-styles.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

export const styles = defineStyles('file-link', {
  // It may stand on a card that is a link as a whole.
  root: {
    pos: 'relative',
    zIndex: 'raised',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'signal',
    ...underlinedOnHover,
  },
  size: { fontWeight: 'normal', color: 'muted', whiteSpace: 'nowrap' },
});
