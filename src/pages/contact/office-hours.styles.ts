import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('office-hours', {
  root: { display: 'grid', gap: '5', alignContent: 'start' },
  title: { textStyle: 't-s', color: 'ink' },
  // Where there is room they stand on the bars of the drawing.
  offices: { display: 'grid', gap: '2', color: 'muted', srOnly: { md: true, lg: false, xl: true } },
  city: { fontWeight: 'semibold', color: 'ink', ...colon },
  text: { color: 'muted', textWrap: 'pretty' },
  place: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'baseline',
    pt: '5',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    '& > svg': { color: 'signal', alignSelf: 'center' },
  },
  name: { textStyle: 'small', color: 'muted', fontWeight: 'normal' },
  value: { gridColumn: '2', color: 'ink', fontWeight: 'semibold' },
});
