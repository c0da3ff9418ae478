import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('monthly-report', {
  root: { pt: { base: '8', md: 's-tight', lg: 's' }, pb: { base: '8', md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '4fr 8fr' },
    columnGap: 'clamp(2rem, 5vw, 5rem)',
    rowGap: '6',
  },
  items: { mt: { base: '2', lg: '6' }, textStyle: 'body' },
  item: { color: 'muted', pb: { base: '3', md: '0' }, pt: { md: '3' } },
  name: { fontWeight: 'semibold', color: 'ink', ...colon },
  report: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    textStyle: 't-s',
    pb: '3',
    borderBottomWidth: '1px',
    borderColor: 'ink',
  },
  example: { fontWeight: 'normal', color: 'muted' },
  // The name stands above what the figure says, the figure beside both.
  line: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 13fr) minmax(0, 12fr)' },
    gridTemplateAreas: {
      base: '"name figure" "meaning meaning"',
      md: '"figure name" "figure meaning"',
    },
    columnGap: '6',
    alignItems: 'baseline',
    py: { base: '2', md: '4', lg: '6' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > dt': { gridArea: 'name', alignSelf: { md: 'end' } },
  },
  value: { display: 'contents' },
  figure: {
    gridArea: 'figure',
    justifySelf: { md: 'start' },
    alignSelf: { md: 'center' },
    textStyle: { base: 't-m', xl: 't-l' },
    fontWeight: { base: '300', xl: '300' },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: 'ink',
  },
  meaning: {
    gridArea: 'meaning',
    alignSelf: { md: 'start' },
    textStyle: { base: 'small', md: 'body' },
    color: 'muted',
  },
});
