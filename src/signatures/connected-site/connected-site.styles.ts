import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { screenOnly } from '#src/theme/media.ts';
import { addedBox, firstView, grid, inColumns } from '#src/theme/grid.ts';
import { inkOnScreen, mutedText, signalText } from '#src/theme/tones.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { BELOW, COLUMN_STARTS, MARGIN, SHEET, TRENCH, WIDEST } from './site-layout.ts';

/** Columns start below the objects that they describe; the last one ends at the page margin. */
const [camp, mast] = COLUMN_STARTS;
const SIDE = `${(100 * camp) / SHEET.width}%`;
const COLUMN = `${(100 * (mast - camp)) / SHEET.width}%`;
/** Columns of the page above the control room. */
const LAST = 'span 3 / main-end';
/** Width of a phone view: its text starts at the margin, which small phones do not narrow. */
const VIEW = `({spacing.gutter} / ${MARGIN})`;
/** Names, texts, lists and links align across the columns. */
const rows = { display: { md: 'grid' }, gridTemplateRows: { md: 'subgrid' }, gridRow: { md: 'span 4' } };

export const styles = defineStyles('connected-site', {
  root: { ...inkOnScreen, overflow: 'clip', _highContrast: { '& svg': { forcedColorAdjust: 'none' } } },
  opening: { ...grid, ...firstView },
  withLead: { gridColumn: { lg: 'main-start / span 6' }, mt: { base: '4', lg: '6' } },
  lead: { ...mutedText, textStyle: 'lead', maxW: '36rem' },
  // Stacked in the column of the last solution, like the heading below them.
  figures: {
    display: 'flex',
    flexDirection: { lg: 'column' },
    columnGap: { base: '8', md: '12' },
    rowGap: '3',
    gridColumn: { lg: LAST },
    gridRow: { lg: '2' },
    mt: { base: '4', lg: '6' },
  },
  item: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  label: { ...mutedText, textStyle: 'small' },
  figure: { textStyle: 'figure', fontWeight: '300', ...tabular, whiteSpace: 'nowrap' },
  sky: { ...grid, alignItems: 'start' },
  drawing: { gridColumn: 'full', gridRow: { xl: '1' }, mt: { xl: '-10' }, ...screenOnly },
  wide: { display: { base: 'none', md: 'block' }, w: 'full', maxW: WIDEST, mx: 'auto', overflow: 'visible' },
  // Above the control room if the sky is high enough.
  heading: {
    gridColumn: { xl: LAST },
    gridRow: { xl: '1' },
    pt: { base: '5', xl: '8' },
    pb: { base: '6', xl: '0' },
    zIndex: 'raised',
  },
  name: { textStyle: 't-s' },
  about: { ...mutedText, maxW: '38rem', mt: '2' },
  earth: { bg: 'inkRaised', _print: { bg: 'transparent' } },
  solutions: {
    ...inColumns({ md: '1fr 1fr', lg: `${SIDE} repeat(4, ${COLUMN})` }),
    w: 'full',
    maxW: WIDEST,
    mx: 'auto',
    pb: { base: '6', md: 's-tight', lg: 's' },
  },
  solution: {
    ...rows,
    px: { base: 'gutter', lg: '0' },
    '&:first-child': { gridColumn: { lg: '2' } },
  },
  // Connected to the fiber above.
  solutionsTold: {
    ...rows,
    pos: 'relative',
    ps: { base: '4', md: '0', lg: '5' },
    pe: { lg: '5' },
    pt: { base: '4', md: '5' },
    ':last-child > &': { pe: { lg: '0' } },
    _before: {
      ...addedBox,
      display: { base: 'block', md: 'none', lg: 'block' },
      insetInlineStart: '-1px',
      top: {
        base: `calc(${-BELOW} * ${VIEW})`,
        lg: `calc(${-(SHEET.earth - TRENCH) / SHEET.width} * min(100vw, ${WIDEST}))`,
      },
      bottom: '0',
      borderInlineStartWidth: '2px',
      borderColor: 'signalOnInk',
      opacity: '.7',
    },
  },
  crop: {
    hideFrom: 'md',
    w: `calc(${VIEW})`,
    mx: '-gutter',
    mt: '5',
    ':first-child > &': { mt: '0' },
    bg: 'ink',
    ...screenOnly,
  },
  text: { ...mutedText, mt: '2' },
  features: { display: 'grid', gap: '1', pt: { md: '4' }, pb: '2' },
  feature: {
    ps: '4',
    pos: 'relative',
    _before: {
      ...addedBox,
      insetInlineStart: '0',
      top: '.8em',
      w: '2',
      borderTopWidth: '1.5px',
      borderColor: 'signalOnInk',
    },
  },
  link: {
    ...textLink,
    // The arrow follows the last word.
    display: 'inline-block',
    justifySelf: 'start',
    py: '2',
    '& > svg': { display: 'inline-block', ms: '2', verticalAlign: 'middle' },
    ...signalText,
  },
  turbines: { display: 'var(--turbines, inline)' },
  // If the edge of the view would cut the first turbine.
  withoutTurbines: { '--turbines': 'none' },
  node: { fill: 'signalOnInk' },
  // Only if the texts are connected to the drawing above.
  nodes: { display: { base: 'none', lg: 'inline' }, fill: 'signalOnInk' },
});
