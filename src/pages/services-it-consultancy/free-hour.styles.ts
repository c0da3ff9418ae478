import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('free-hour', {
  root: {
    bg: 'sand',
    pt: { base: '7', md: 's-tight', lg: 's' },
    pb: { base: '8', md: 's-tight' },
    overflow: 'clip',
  },
  grid: { ...grid, '& > nav': { gridColumn: 'main', mt: { base: '4', lg: '16' } } },
  words: { gridColumn: { lg: 'main-start / span 5' }, alignSelf: 'end', pe: { lg: '6' } },
  title: { textStyle: 'closing', textWrap: 'balance', '&:lang(ar)': { lineHeight: '1.45' } },
  lead: { textStyle: { base: 'small', md: 'body', lg: 'lead' }, color: 'muted', mt: { base: '2', lg: '5' } },
  actions: { ...buttonRow, mt: { base: '4', lg: '8' } },
  // The week runs off the page where reading ends, in the middle of a day.
  week: {
    gridColumn: { base: 'main', lg: '7 / full-end' },
    mt: { base: '5', lg: '0' },
    pe: { lg: 'calc(100% * .45 / 4.45)' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'sand', forcedColorAdjust: 'none' } },
  },
  days: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', pb: '2' },
  day: { textStyle: 'small', color: 'muted', ps: '2', overflow: 'hidden' },
  drawing: {
    display: 'block',
    w: 'full',
    h: { base: '9rem', lg: '30rem' },
    overflow: 'visible',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  line: { stroke: 'line', strokeWidth: '1.25' },
  meeting: { fill: 'clay' },
  free: { fill: 'signal' },
});
