import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('introduction', {
  root: { pt: { base: 's-tight', md: 's' } },
  grid: { ...grid, rowGap: '8' },
  heading: { gridRow: { lg: '1' }, gridColumn: { lg: 'main-start / span 5' } },
  text: {
    gridRow: { lg: '1' },
    gridColumn: { lg: '8 / main-end' },
    display: 'grid',
    gap: '5',
    pb: { base: '10', lg: '14' },
    maxW: { base: '44rem', lg: '36rem' },
    '& strong': { fontWeight: 'semibold' },
    '& p:first-child': { textStyle: 'lead' },
  },
  // The ground of the drawing goes on below it, with the distance between the two as a dimension.
  measure: { display: 'flow-root', bg: 'sand', textAlign: 'center', pb: { base: '4', md: '8' } },
  distance: {
    pos: 'relative',
    zIndex: 'raised',
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: { base: '4', md: '8' },
    // Its ends stand below the instrument and the staff.
    mx: '15%',
    mt: { base: '-4', md: '-6' },
    textStyle: 't-xl',
    fontSize: 'clamp(4rem, 2.7rem + 5.33vw, 7.5rem)',
    fontWeight: '300',
    lineHeight: '1.1',
    color: 'ink',
    '&::before, &::after': {
      content: '""',
      h: '6',
      bg: 'linear-gradient(currentColor, currentColor) center / 100% 1.25px no-repeat',
      borderColor: 'ink',
    },
    '&::before': { borderInlineStartWidth: '1.25px' },
    '&::after': { borderInlineEndWidth: '1.25px' },
  },
  sight: {
    textStyle: 'lead',
    fontSize: { base: '1.25rem', md: '1.375rem' },
    maxW: '34rem',
    w: 'wrap',
    mx: 'auto',
    mt: '1',
    '&:dir(rtl)': { mt: { base: '3', md: '6' } },
    textWrap: 'balance',
  },
});
