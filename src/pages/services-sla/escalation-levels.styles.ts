import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

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
    w: { xl: '45%' },
    // The axis runs from left to right: behind the stair there is room at the right.
    insetInlineEnd: { xl: '0' },
    '&:dir(rtl)': { insetInlineStart: { xl: '0' }, insetInlineEnd: { xl: 'auto' } },
  },
  level: { h: { xl: '5.5rem' }, pt: { xl: '2' } },
  name: { fontWeight: 'semibold', color: 'onInk', ...colon },
});
