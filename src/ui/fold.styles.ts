import { defineStyles } from '#src/theme/define-styles.ts';
import { onInk } from '#src/theme/tones.ts';
import { hstack } from '#src/theme/grid.ts';

/** Browsers without `::details-content` keep the fold at every width. */
const unfolded = {
  '&::details-content': { contentVisibility: 'visible', display: 'contents' },
  '& > summary': { display: 'none' },
};

export const styles = defineStyles('fold', {
  root: {
    '&[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
    '&[open]:dir(rtl) > summary::after': { transform: 'translateY(25%) rotate(-225deg)' },
    '@supports selector(::details-content)': { '@media (min-width: 48rem)': unfolded, _print: unfolded },
  },
  label: {
    ...hstack,
    gap: '3',
    minH: '11',
    pe: '1',
    fontWeight: 'semibold',
    color: 'signal',
    [onInk]: { color: 'signalOnInk' },
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _after: {
      content: '""',
      flex: 'none',
      boxSize: '2.5',
      borderEndWidth: '1.5px',
      borderBottomWidth: '1.5px',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    '&:dir(rtl)::after': { transform: 'translateY(-25%) rotate(-45deg)' },
  },
});
