import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';
import { snapOut } from '#src/theme/snap-row.ts';

/** Columns of the list; the line that closes the page goes on in them. */
export const columns = { base: 'minmax(0, 1fr)', lg: '1fr 3fr 3fr 5fr' };
export const position = {
  counterIncrement: 'line',
  '&::before': {
    content: 'counter(line)',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'small',
    display: { base: 'none', lg: 'inline' },
  },
};

export const styles = defineStyles('parts-list', {
  root: { ...roomAbove, bg: 'sand', pt: { base: '7', md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '8',
  },
  title: { textStyle: 't-m' },
  example: { textStyle: 'label', color: 'muted', mt: { base: '1', lg: '0' } },
  lines: {
    ...snapOut,
    counterReset: 'line',
    w: { base: 'calc(100% + 2 * {spacing.gutter})', md: 'full' },
    // Phones turn the lines over, two at a time.
    display: { base: 'grid', md: 'block' },
    gridTemplateRows: 'repeat(2, auto)',
    mt: { base: '2', lg: '8' },
    borderTopWidth: '2.5px',
    borderColor: 'ink',
  },
  line: {
    ...position,
    alignContent: 'start',
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: '8',
    alignItems: 'baseline',
    py: { base: '.375rem', lg: '4' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    // Phones begin with the name.
    '& > h3': { gridRow: { base: '1', lg: 'auto' } },
  },
  quantity: {
    display: { lg: 'grid' },
    gridTemplateColumns: { lg: 'minmax(3.4rem, auto) 1fr' },
    alignItems: 'baseline',
    columnGap: '4',
  },
  figure: {
    textStyle: { base: 't-s', lg: 't-m' },
    fontWeight: { base: '300', lg: '300' },
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    justifySelf: 'start',
  },
  unit: { textStyle: 'small', color: 'muted' },
  name: { textStyle: { base: 'body', lg: 'subheading' }, fontWeight: { base: 'semibold', lg: 'semibold' } },
  text: {
    color: 'muted',
    textStyle: { base: 'small', md: 'body' },
  },
});
