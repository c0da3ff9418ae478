import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnGround } from '#src/theme/drawn-ground.ts';

/** The drawing of a phase: lines on the ground of the section. */
const view = {
  h: { base: '11rem', md: '15rem', lg: '17rem' },
  textStyle: 'small',
  borderWidth: '1.25px',
  borderColor: 'onInkMuted',
  p: { base: '4', lg: '7' },
};
const node = {
  pos: 'relative',
  display: 'grid',
  placeItems: 'center',
  minH: { base: '10', lg: '14' },
  px: '2',
  borderWidth: '1.25px',
  borderColor: 'onInk',
  textAlign: 'center',
};
const connector = { ...drawnGround, content: '""', pos: 'absolute', bg: 'signalOnInk' };
const draft = {
  containerType: 'inline-size',
  px: { base: '3', lg: '6' },
  alignContent: 'center',
} as const;
const rows = {
  ...view,
  textStyle: { base: 'small', lg: 'body' },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  '& > li': { borderBottomWidth: '1px', borderColor: 'inkLine' },
  '& > li:last-child': { borderBottomWidth: '0' },
};

export const styles = defineStyles('phase-view', {
  tree: {
    ...view,
    borderWidth: '0',
    p: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '4',
    rowGap: '16',
    alignContent: 'center',
    '& > li:first-child': { gridColumn: '2' },
    '& > li:nth-child(2)': { gridColumn: '1' },
  },
  node: {
    ...node,
    // Down from the start page, along, and down to each page.
    '&:first-child::after': { ...connector, w: '1.25px', top: '100%', h: '8' },
    '&:nth-child(n + 2)::before': { ...connector, w: '1.25px', bottom: '100%', h: '8' },
    '&:nth-child(3)::after': {
      ...connector,
      h: '1.25px',
      insetInline: 'calc(-50% - {spacing.4} - 1.5px)',
      bottom: 'calc(100% + {spacing.8})',
    },
  },
  drafts: { ...view, p: '0', display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Both have one size, which follows from their width.
  draft: { ...draft, bg: 'paper', color: 'ink' },
  draftLine: {
    display: 'block',
    fontSize: '16.53cqi',
    lineHeight: '1.05',
    letterSpacing: '-.026em',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '&:dir(rtl)': { lineHeight: '1.4', letterSpacing: '0' },
  },
  // Painted over its own outline, so that letters that join show no seam.
  otherDraft: {
    ...draft,
    fontFamily: 'guest',
    color: 'ink',
    paintOrder: 'stroke',
    WebkitTextStrokeColor: '{colors.onInk}',
    '& > span': { WebkitTextStrokeWidth: '.06em' },
    '@media print': { color: 'transparent', '& > span': { WebkitTextStrokeWidth: '.03em' } },
  },
  checks: rows,
  // On phones the addresses speak for themselves.
  addresses: { ...rows, '& > li > span:first-child': { display: { base: 'none', md: 'block' } } },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    py: { base: '2', lg: '2.5' },
    '& svg': { color: 'signalOnInk' },
  },
  value: { fontWeight: 'semibold', color: 'signalOnInk' },
  open: { fontWeight: 'semibold', color: 'sun', '@media print': { color: 'ink' } },
  moved: { display: 'flex', alignItems: 'center', gap: '3', color: 'onInkMuted', ms: { md: 'auto' } },
});
