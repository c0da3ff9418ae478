import { defineStyles } from '#src/theme/define-styles.ts';
import { roomAbove } from '#src/theme/room-above.ts';
import { snapOut } from '#src/theme/snap-row.ts';

/** What a solution includes, a line for each; beside a reading there is no room for two columns. */
const inOneColumn = { '& ul': { columnCount: { lg: '1' }, textStyle: 'small', mt: { lg: '2' } } };

export const styles = defineStyles('three-readers', {
  root: { ...roomAbove, pt: { base: '8', md: 's-tight' }, pb: { xl: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(min-content, 5fr) minmax(0, 7fr)' },
    gridTemplateRows: { xl: 'auto 1fr auto' },
    columnGap: '16',
    rowGap: { base: '3', xl: '0' },
  },
  heading: {
    textStyle: { base: 't-s', md: 't-m' },
    '&:dir(ltr)': { textStyle: 't-m' },
    maxW: { base: '18em', xl: '11em' },
    mb: { xl: '6' },
  },
  // In wide windows the figure stands on its store, and the readings beside both.
  readings: { ...snapOut, gridColumn: { xl: '2' }, gridRow: { xl: '1 / span 3' } },
  figure: {
    display: 'flex',
    flexDirection: { xl: 'column-reverse' },
    flexWrap: { base: 'wrap', xl: 'nowrap' },
    alignItems: { base: 'end', xl: 'stretch' },
    columnGap: '4',
    pb: { xl: '4' },
  },
  number: {
    textStyle: { base: 't-xl', xl: 't-xxl' },
    fontSize: { xl: 'clamp(9rem, 18.2vw, 16.5rem)' },
    lineHeight: { base: '.86', xl: '.76' },
    fontWeight: '300',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '&:dir(ltr)': { ms: '-.05em' },
    '&:dir(rtl)': { lineHeight: { xl: '.765' } },
    color: 'signal',
    // One line leaves the figure and parts for its three readers.
    display: { xl: 'flex' },
    alignItems: 'center',
    '&::after': {
      xl: {
        content: '""',
        flex: '1',
        ms: '.08em',
        me: '-16',
        borderTopWidth: '2.5px',
        borderColor: 'signal',
      },
    },
  },
  meaning: {
    mt: { base: '1', sm: '0' },
    mb: { xl: '8' },
    textStyle: { base: 'small', lg: 'lead' },
    flex: { base: '1 1 100%', sm: '1 1 6rem', xl: 'none' },
  },
  example: { color: 'muted' },
  reading: {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '8rem minmax(0, 1fr)', xl: 'repeat(2, minmax(min-content, 1fr))' },
    gridTemplateRows: { xl: 'auto 1fr' },
    columnGap: { md: '6', xl: '8' },
    pt: { base: '2', md: '4', lg: '5' },
    pb: { md: '4', lg: '7', xl: '10' },
    ps: { xl: '8' },
    pos: 'relative',
    borderTopWidth: '1.25px',
    borderColor: 'signal',
    // On phones one line runs on from reader to reader.
    '&:not(:last-child)::after': {
      mdDown: {
        content: '""',
        pos: 'absolute',
        top: '-1px',
        insetInlineStart: '100%',
        w: '5',
        borderTopWidth: '1.25px',
        borderColor: 'signal',
      },
    },
    borderInlineStartWidth: { xl: '1.25px' },
    '&:last-child': { pb: { xl: '0' } },
  },
  reader: { fontWeight: 'semibold', color: 'signal', pt: { md: '.375rem', xl: '0' } },
  quote: {
    textStyle: { base: 'lead', lg: 't-s' },
    fontWeight: { base: '400', lg: '400' },
    gridColumn: { xl: '1' },
    mt: { xl: '1' },
  },
  solution: { ...inOneColumn, gridColumn: { md: '2' }, gridRow: { xl: '1 / span 2' } },
  name: { textStyle: 'subheading', mt: { base: '2', lg: '5', xl: '0' } },
  ground: {
    ...inOneColumn,
    bg: 'ink',
    color: 'onInk',
    '--ring': '{colors.signalOnInk}',
    gridColumn: { xl: '1' },
    mx: { base: 'calc(-1 * {spacing.gutter})', xl: '0' },
    mt: { base: '1', md: 's-tight', xl: '0' },
    px: { base: 'gutter', xl: '8' },
    py: { base: '3', lg: '7' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '2',
  },
  baseName: { textStyle: 't-s' },
});
