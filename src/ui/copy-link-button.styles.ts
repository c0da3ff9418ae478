import { defineStyles } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { touchTarget } from '#src/theme/grid.ts';

export const styles = defineStyles('copy-link-button', {
  root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', ...scriptOnly },
  button: {
    ...touchTarget,
    gap: '2',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'muted',
    '&:hover': { color: 'signal' },
  },
  notice: { textStyle: 'small', color: 'success', '&:empty': { display: 'none' } },
});
