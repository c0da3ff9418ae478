import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('closing', {
  root: {
    pos: 'relative',
    overflow: 'hidden',
    bg: 'sand',
    borderTopWidth: '1px',
    borderColor: 'line',
    py: { base: '16', md: '24' },
  },
  split: {
    pos: 'relative',
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gap: { base: '8', lg: '12' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: { lg: 'flex-end' } },
});
