import { defineStyles } from '#src/theme/define-styles.ts';
import { screenOnly } from '#src/theme/media.ts';
import { inColumns, touchTarget } from '#src/theme/grid.ts';
import { inkOnScreen } from '#src/theme/tones.ts';
import { underlined } from '#src/theme/link-styles.ts';

/** Half of the page, its words on the lines of the page's width. */
const half = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  pt: { base: '16', lg: '24' },
  pb: { base: '8', lg: '20' },
};
const size = { base: 'clamp(2.5rem, 11.3vw, 5.5rem)', lg: 'clamp(4rem, .1rem + 6.25vw, 5.75rem)' };
const headline = { pos: 'relative', fontWeight: 'semibold' };

export const styles = defineStyles('two-headlines', {
  root: { ...inColumns({ lg: 'repeat(auto-fit, minmax(40%, 1fr))' }), bg: 'paper' },
  own: { ...half, '& > p': { ps: 'edge', pe: { base: 'edge', lg: '10' } } },
  other: {
    ...half,
    ...inkOnScreen,
    pt: { base: '6', md: '8', lg: '24' },
    '& > p': { pe: 'edge', ps: { base: 'edge', lg: '10' } },
    _highContrast: { '& svg': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  },
  headline: { pos: 'relative', fontSize: size },
  // Both end on one line: the last baseline of the one is that of the other.
  lower: { pos: 'relative', fontSize: size, top: { lg: '.175em' } },
  // Both scripts have one size and, line upon line, one height.
  latin: { ...headline, lineHeight: '1.05', letterSpacing: '-.026em', ps: 'edge' },
  arabic: { ...headline, lineHeight: '1.4', letterSpacing: '0', ps: 'edge' },
  // The name of the service stands above the lines that the headline is set on.
  named: { '& > :first-child': { pos: 'absolute', insetInlineStart: 'edge', bottom: '100%' } },
  line: { display: 'block' },
  otherScript: { fontFamily: 'otherScript' },
  lead: { textStyle: 'lead', textWrap: 'balance', color: 'muted', mt: { base: '5', lg: '10' } },
  actions: { mt: { base: '5', lg: '8' } },
  same: { textStyle: 'lead', color: 'onInkMuted', mt: { base: '5', lg: '10' } },
  switch: { mt: { base: '2', lg: '8' } },
  link: { ...touchTarget, fontWeight: 'semibold', color: 'signalOnInk', ...underlined, ...screenOnly },
});
