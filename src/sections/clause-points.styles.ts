import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('clause-points', {
  points: {
    display: 'grid',
    gap: { base: '1', md: '2' },
    listStyle: 'disc',
    ps: '5',
    '& ::marker': { color: 'signal' },
  },
});
