import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('copy-link-button', {
  root: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    '@media (scripting: none), print': { display: 'none' },
  },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'muted',
    cursor: 'pointer',
    '&:hover': { color: 'signal' },
  },
  notice: { textStyle: 'small', color: 'success', '&:empty': { display: 'none' } },
});
