import { defineStyles } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { addedBox, hstack } from '#src/theme/grid.ts';
import { drawnGround } from '#src/theme/drawings.ts';

const stroke = { ...drawnGround, ...addedBox, inset: '0', m: 'auto', bg: 'currentColor' };
const button = {
  ...hstack,
  textAlign: 'start',
  '&:hover': { color: 'signal' },
  '@media (scripting: none)': { cursor: 'auto', color: 'ink' },
};

export const styles = defineStyles('disclosure', {
  row: {
    ...button,
    justifyContent: 'space-between',
    gap: '6',
    w: 'full',
    py: { base: '5', md: '6' },
    textStyle: 'subheading',
  },
  text: { ...button, gap: '3', minH: '11', textStyle: 'small', fontWeight: 'semibold' },
  /** A plus sign without its vertical stroke while the panel is open. */
  sign: {
    pos: 'relative',
    flexShrink: '0',
    boxSize: '5',
    color: 'signal',
    _before: { ...stroke, w: 'full', h: '2px' },
    _after: {
      ...stroke,
      w: '2px',
      h: 'full',
      transition: 'transform {durations.quick} {easings.out}',
      '[aria-expanded=true] > &': { transform: 'scaleY(0)' },
    },
    ...scriptOnly,
  },
  // Before the first script, the button's state closes the panel; an anchor still opens it.
  panel: {
    '@media screen and (scripting: enabled)': {
      '&:not([hidden])': {
        ':has(> [aria-expanded=false]) + &': { display: 'none' },
        '[data-discloses]:target &': { display: 'block' },
      },
    },
    _print: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
  },
  content: {
    '@media screen and (scripting: enabled)': { animation: 'fade-in {durations.entrance} {easings.out}' },
  },
});
