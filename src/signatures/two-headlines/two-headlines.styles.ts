import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { inColumns, touchTarget } from '#src/theme/grid.ts';
import { inkOnScreen } from '#src/theme/tones.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { LINE } from './headline-sets.ts';

/** Half of the page; its text aligns with the columns of the page. */
const half = {
  ...inColumns({}),
  alignContent: 'start',
  pt: { base: '16', lg: '24' },
  pb: { base: '8', lg: '20' },
};
// On wide screens a line of eighteen letters fits into half of the page.
const size = { base: 'clamp(2.5rem, 11.3vw, 5.5rem)', lg: 'clamp(3.25rem, 5.4vw, 4.875rem)' };
const headline = { pos: 'relative', fontWeight: 'semibold', lineHeight: LINE.toString(), ps: 'edge' };

export const styles = defineStyles('two-headlines', {
  root: { ...inColumns({ lg: 'repeat(auto-fit, minmax(40%, 1fr))' }), bg: 'paper' },
  own: { ...half, '& > p': { ps: 'edge', pe: { base: 'edge', lg: '10' } } },
  other: {
    ...half,
    ...inkOnScreen,
    pt: { base: '6', md: '8', lg: '24' },
    '& > p': { px: 'edge', textAlign: 'end' },
    _highContrast: { '& svg': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
  headline: { pos: 'relative', fontSize: size },
  // Both scripts share size and baselines.
  latin: { ...headline, letterSpacing: '-.026em' },
  arabic: { ...headline, letterSpacing: '0' },
  // The name of the service is above the guide lines.
  named: {
    '& > :first-child': { pos: 'absolute', insetInlineStart: 'edge', top: { base: '-10', lg: '-14' } },
  },
  otherScript: { fontFamily: 'otherScript' },
  lead: { textStyle: 'lead', textWrap: 'balance', color: 'muted', mt: { base: '5', lg: '10' } },
  actions: { mt: { base: '5', lg: '8' } },
  same: { textStyle: 'lead', color: 'onInkMuted', mt: { base: '5', lg: '10' } },
  switch: { mt: { base: '2', lg: '8' } },
  link: { ...touchTarget, fontWeight: 'semibold', color: 'signalOnInk', ...underlined, ...screenOnly },
});
