import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

/** Share of the chart that is left behind the tall stair. */
const BEHIND = '48.3%';
/** The column of words beside the chart, with the gap between them, as seen from the chart. */
const WORDS = '(100% / 3 + {spacing.10})';

export const styles = defineStyles('escalation-levels', {
  // In wide windows the levels stand beside the stair, each below its tread; the numbers are those of the chart.
  levels: {
    textStyle: 'small',
    color: 'onInkMuted',
    display: { base: 'grid', xl: 'flex' },
    gap: { base: '3', xl: '0' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' },
    flexDirection: 'column-reverse',
    pt: { md: '4', xl: '0' },
    pb: { base: '2', xl: '0' },
    pos: { xl: 'absolute' },
    top: { xl: '12.75rem' },
    w: { xl: BEHIND },
    // The axis runs from left to right: behind the stair there is room at the right, in Arabic as far as the margin.
    insetInlineEnd: { xl: '0' },
    '&:dir(rtl)': {
      insetInlineStart: { xl: `calc(-1 * ${WORDS})` },
      insetInlineEnd: { xl: 'auto' },
      w: { xl: `calc(${BEHIND} + ${WORDS})` },
    },
  },
  level: {
    h: { xl: '5.5rem' },
    pt: { xl: '2' },
    ps: { xl: '7' },
    borderTopWidth: { xl: '1px' },
    borderStyle: 'dotted',
    borderColor: 'onInkMuted',
    '&:dir(rtl)': { ps: { xl: '0' }, pe: { xl: '7' } },
  },
  name: { fontWeight: 'semibold', color: 'onInk', ...colon },
});
