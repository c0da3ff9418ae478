import { windowColumns } from '#src/features/map/world-map.styles.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { underline } from '#src/theme/link-styles.ts';

export const styles = defineStyles('map-section', {
  // The buttons are the heads of the windows; on phones they stand in a row above them.
  regions: {
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: windowColumns,
    flexWrap: 'wrap',
    // Above one another or beside, windows run from west to east; a row of buttons runs as the language reads.
    _rtl: { flexDirection: 'row-reverse' },
    columnGap: { base: '5', lg: '4' },
    mb: '3',
    ...scriptOnly,
  },
  region: {
    minH: '11',
    py: '2',
    textStyle: 'label',
    textAlign: 'start',
    color: 'signal',
    borderTop: { lg: 'ink' },
    _after: {
      content: '"+" / ""',
      ms: '2',
      display: 'inline-block',
      fontWeight: 'normal',
    },
    '&:hover': { color: 'signalHover', ...underline },
    '&[aria-pressed=true]': {
      color: 'ink',
      ...underline,
      textDecorationThickness: '2.5px',
      _after: { content: '"\\2212" / ""' },
      _highContrast: { color: 'Highlight' },
    },
  },
});
