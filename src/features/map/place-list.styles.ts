import { defineStyles } from '#src/theme/define-styles.ts';
import { windowColumns } from './world-map.styles.ts';

export const styles = defineStyles('place-list', {
  list: {
    mt: { base: '3', lg: '5' },
    display: { lg: 'grid' },
    gridTemplateColumns: windowColumns,
    gridAutoFlow: 'dense',
    columnGap: { lg: '4' },
    alignItems: 'start',
  },
  place: {
    py: '2',
    borderBottom: { base: 'line', lg: 'none' },
    pe: { lg: '4' },
    '&[data-region=north-america]': { gridColumn: { lg: '1' }, gridRow: { lg: 'span 3' } },
    '&[data-region=europe]': { gridColumn: { lg: '2' }, gridRow: { lg: 'span 3' } },
    '&[data-region=mena]': { gridColumn: { lg: '3' } },
  },
  city: { textStyle: 'subheading', me: '1' },
  subtext: { textStyle: 'small', color: 'muted' },
  name: { color: 'ink', _after: { content: '" · "' } },
});
