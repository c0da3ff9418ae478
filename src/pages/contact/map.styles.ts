import { windowColumns } from '#src/features/map/world-map.styles.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { underline } from '#src/theme/link-styles.ts';

export const styles = defineStyles('map-section', {
  // The buttons head the windows; on phones they are in a row above them.
  regions: {
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: windowColumns,
    flexWrap: 'wrap',
    // The windows always run from west to east; a row of buttons runs in reading direction.
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
