import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('figures', {
  root: {
    pos: 'relative',
    zIndex: 'raised',
    mt: { base: '-20', md: '-24' },
    // Only below a picture the panel lies over the edge.
    '[data-tone] + &': { mt: '0', pt: { base: '16', md: '24' } },
  },
  panel: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'none' },
    gridAutoFlow: { lg: 'column' },
    gridAutoColumns: { lg: '1fr' },
    gap: '1px',
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    boxShadow: 'floating',
  },
  item: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    bg: 'paper',
    color: 'ink',
    px: { base: '4', md: '8' },
    py: { base: '5', md: '7' },
  },
  label: { textStyle: 'small', color: 'muted' },
});
