import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { mutedText, signalText } from '#src/theme/tones.ts';
import { BELOW, BREADTH, HANGERS, MARGIN, SHEET, TRENCH } from './site-layout.ts';

/** The columns begin below what their texts hang on; the last one ends at the margin where reading ends. */
const [camp, mast] = HANGERS;
const SIDE = `${(100 * camp) / SHEET.breadth}%`;
const COLUMN = `${(100 * (mast - camp)) / SHEET.breadth}%`;
/** Breadth of what a phone shows: its text hangs at the margin, which small phones do not narrow. */
const VIEW = `({spacing.gutter} / ${MARGIN})`;
/** Names, texts, lists and links begin at one height in all columns. */
const rows = { display: { md: 'grid' }, gridTemplateRows: { md: 'subgrid' }, gridRow: { md: 'span 4' } };

export const styles = defineStyles('solutions', {
  earth: { bg: 'inkRaised', '@media print': { bg: 'transparent' } },
  solutions: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: `${SIDE} repeat(4, ${COLUMN})` },
    w: 'full',
    maxW: BREADTH,
    mx: 'auto',
    pb: { base: '6', md: 's-tight', lg: 's' },
  },
  solution: {
    ...rows,
    px: { base: '{spacing.gutter}', lg: '0' },
    '&:first-child': { gridColumn: { lg: '2' } },
  },
  // It hangs on the fiber above.
  told: {
    ...rows,
    pos: 'relative',
    ps: { base: '4', md: '0', lg: '5' },
    pe: { lg: '5' },
    pt: { base: '4', md: '5' },
    ':last-child > &': { pe: { lg: '0' } },
    '&::before': {
      content: '""',
      display: { base: 'block', md: 'none', lg: 'block' },
      pos: 'absolute',
      insetInlineStart: '-1px',
      top: {
        base: `calc(${-BELOW} * ${VIEW})`,
        lg: `calc(${-(SHEET.earth - TRENCH) / SHEET.breadth} * min(100vw, ${BREADTH}))`,
      },
      bottom: '0',
      borderInlineStartWidth: '2px',
      borderColor: 'signalOnInk',
      opacity: '.7',
    },
  },
  crop: {
    display: { base: 'block', md: 'none' },
    w: `calc(${VIEW})`,
    maxW: 'none',
    mx: 'calc(-1 * {spacing.gutter})',
    h: 'auto',
    mt: '5',
    ':first-child > &': { mt: '0' },
    bg: 'ink',
    '@media print': { display: 'none' },
  },
  name: { textStyle: 't-s' },
  text: { ...mutedText, mt: '2' },
  features: { display: 'grid', gap: '1', pt: { md: '4' }, pb: '2' },
  feature: {
    ps: '4',
    pos: 'relative',
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: '0',
      top: '.8em',
      w: '2',
      borderTopWidth: '1.5px',
      borderColor: 'signalOnInk',
    },
  },
  link: {
    ...textLink,
    // The arrow follows the last word, on whatever line that stands.
    display: 'inline-block',
    justifySelf: 'start',
    py: '2',
    '& > svg': { display: 'inline-block', ms: '2', verticalAlign: 'middle' },
    ...signalText,
  },
});
