import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('empty-lot', {
  root: { ...grid, pt: { base: '12', md: 's' } },
  // The outline of a building that is not there yet; it stands on the ground line.
  lot: {
    borderWidth: '1.25px',
    borderStyle: 'dashed',
    borderColor: 'signal',
    borderBottomWidth: '0',
    p: { base: '5', lg: '16' },
    pb: { base: '7', lg: '14' },
    pos: 'relative',
    // The cable rises from the ground into the lot.
    '&::after': {
      content: '""',
      pos: 'absolute',
      insetInlineEnd: { base: '8', lg: '24' },
      top: '100%',
      h: '8',
      borderInlineStartWidth: '2.5px',
      borderColor: 'signal',
    },
  },
  title: { textStyle: 'closing', color: 'ink' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '40rem', mt: { base: '4', lg: '7' } },
  actions: { ...buttonRow, mt: { base: '6', lg: '9' } },
  more: {
    gridColumn: 'full',
    px: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
    pt: '12',
    pb: { base: '8', lg: '12' },
    borderTopWidth: '2.5px',
    borderColor: 'ink',
    bg: 'linear-gradient({colors.earth}, {colors.earth})',
    pos: 'relative',
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInline: '0',
      top: '8',
      borderTopWidth: '2.5px',
      borderColor: 'signal',
    },
  },
});
