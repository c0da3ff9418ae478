import { defineStyles } from '#src/theme/define-styles.ts';
import { mutedText, onInk } from '#src/theme/tones.ts';
import { drawnLine } from '#src/theme/drawings.ts';
import { apart, covering } from '#src/theme/grid.ts';
import { firstBaseline, type HeadlineScript, letterHeights } from './headline-sets.ts';

/** From the letter height of the first line to its baseline. */
const between = (script: HeadlineScript) => ({
  pos: 'absolute',
  ...apart,
  flexDirection: 'column',
  letterSpacing: '0',
  top: `${(firstBaseline - letterHeights[script]).toFixed(3)}em`,
  h: `${letterHeights[script]}em`,
});
const word = {
  textStyle: 'note',
  letterSpacing: '0 !important',
  ...mutedText,
};

export const styles = defineStyles('headline-guides', {
  line: { display: 'block' },
  root: { pos: 'absolute', inset: '0', pointerEvents: 'none' },
  lines: { ...covering, opacity: { base: '.4', lg: '1' } },
  baselines: { ...drawnLine('signal', 'object'), [onInk]: { stroke: 'signalOnInk' } },
  letters: { ...drawnLine('control', 'fine'), strokeDasharray: '4 5', [onInk]: { stroke: 'onInkMuted' } },
  latin: between('latin'),
  arabic: between('arabic'),
  start: { insetInlineStart: { base: '{spacing.gutter}', lg: '4' }, alignItems: 'start' },
  end: { insetInlineEnd: { base: '{spacing.gutter}', lg: '4' }, alignItems: 'end' },
  letter: { ...word, mt: '-1.85em' },
  baseline: { ...word, mb: '-.05em' },
});
