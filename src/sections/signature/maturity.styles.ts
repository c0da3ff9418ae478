import { defineStyles } from '#src/theme/define-styles.ts';

/** On narrow screens a line runs beside the words and becomes solid where they tell of the time after. */
const rail = { ps: { base: '7', md: '0' }, borderInlineStartWidth: { base: '1.5px', md: '0' } };

export const styles = defineStyles('maturity', {
  root: { pos: 'relative', mt: { base: '10', md: '8' } },
  ways: {
    display: { base: 'none', md: 'block' },
    pos: 'absolute',
    top: '0',
    h: 'full',
    w: '36%',
    insetInlineStart: '26%',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  loose: { color: 'onInkMuted', opacity: '.7' },
  pairs: { display: 'grid', gridAutoRows: { md: '1fr' }, gap: { base: '10', md: '0' } },
  pair: {
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '24% minmax(0, 1fr)' },
    columnGap: '40%',
    minH: { md: '8rem' },
  },
  before: {
    ...rail,
    textStyle: 'subheading',
    fontWeight: 'normal',
    color: 'onInkMuted',
    pb: { base: '4', md: '0' },
    borderStyle: 'dashed',
    borderColor: 'onInkMuted',
  },
  after: {
    ...rail,
    pos: 'relative',
    color: 'onInk',
    pt: { base: '4', md: '0' },
    borderColor: 'signalOnInk',
    '&::before': {
      content: '""',
      pos: 'absolute',
      w: '.875rem',
      h: '.875rem',
      insetInlineStart: { base: '-.5rem', md: 'calc(-40.5% - .4375rem)' },
      top: { base: '-.4375rem', md: 'calc(50% - .4375rem)' },
      borderWidth: '2px',
      borderColor: 'signalOnInk',
      borderRadius: 'chip',
      bg: 'ink',
    },
  },
});
