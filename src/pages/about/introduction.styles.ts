import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('introduction', {
  split: {
    display: 'grid',
    gap: { base: '10', lg: '20' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
  },
  text: {
    display: 'grid',
    gap: '4',
    mt: '6',
    maxW: 'measure',
    color: 'text',
    '& strong': { fontWeight: 'semibold' },
  },
  picture: {
    aspectRatio: { base: '3 / 2', lg: '4 / 5' },
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'sand',
  },
});
