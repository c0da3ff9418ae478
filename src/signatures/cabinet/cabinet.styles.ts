import { colonBelow } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, drawnLine, keptColors } from '#src/theme/drawings.ts';
import { evenColumns, firstView, wrap } from '#src/theme/grid.ts';
import { frame, margins, notes } from './cabinet-notes.ts';

const across = (x: number) => `${(((x - frame.x) / frame.width) * 100).toFixed(1)}%`;
const sides = notes.map(({ side }) => side);
const nth = (position: number) => `:nth-child(${position + 1})`;
const startParts = sides.flatMap((side, position) => (side === 'start' ? nth(position) : []));
/** Parts whose texts are at the start side, in right-to-left languages. */
const atStart = `&:is(${startParts.join()}):dir(rtl)`;

/** Arabic lines align at the same edge on both sides; the leader line extends to the name. */
const leadersToNames = {
  [atStart]: { textAlign: { xl: 'start' }, w: { xl: 'auto' }, insetInlineStart: { xl: '0' } },
  [`${atStart} > strong`]: {
    display: { xl: 'flex' },
    alignItems: 'center',
    _after: { xl: { content: '""', flex: '1', ms: '.5rem', me: '-.5rem', borderTop: 'control' } },
  },
};

/** Viewports where names alone do not fit next to the drawing, or are shown there with their texts. */
const noRoom = '@media (max-width: 22.4975rem), (min-width: 80rem)';

export const styles = defineStyles('cabinet', {
  root: { bg: 'sand', overflow: 'clip', ...firstView },
  sheet: { ...wrap, pos: 'relative', mt: { base: '3', xl: '10' } },
  // Phones crop the ground at the sides of the cabinet.
  scene: {
    mx: { base: '-gutter', xl: '0' },
    display: 'flow-root',
    overflow: { base: 'clip', xl: 'visible' },
    pos: { base: 'relative', xl: 'static' },
    '& > svg': {
      w: { base: '139%', md: 'full' },
      overflow: 'visible',
      mx: { base: '-19.5%', md: '0' },
      mt: { base: '4', md: '7', xl: '0' },
      mb: { base: '-7%', md: '0' },
    },
    ...keptColors('sand'),
  },
  leader: { ...drawnLine('control', 1), display: { base: 'none', xl: 'inline' } },
  shortLeader: { ...drawnLine('control', 1), [noRoom]: { display: 'none' } },
  spot: { fill: 'sun', ...drawnEdge('ink', 'object') },
  // Narrow viewports show only names next to the drawing.
  names: {
    ...Object.fromEntries(
      notes.map(({ side, narrow }, position) => [
        `& > ${nth(position)}`,
        {
          top: `${(((narrow - frame.y) / frame.height) * 100).toFixed(1)}%`,
          ...(side === 'start'
            ? { insetInlineEnd: `calc(100% - ${across(margins.start.names)})`, textAlign: 'end' }
            : { insetInlineStart: across(margins.end.names) }),
        },
      ]),
    ),
    [noRoom]: { display: 'none' },
    pos: 'absolute',
    top: { base: '4', md: '7' },
    insetInline: { base: '-19.5%', md: '0' },
    aspectRatio: `${frame.width / frame.height}`,
    textStyle: 'note',
    '& > li': { pos: 'absolute', px: '1', maxW: '23vw', lineHeight: '1.25', translate: '0 -50%' },
    // The name of the roof is above it.
    '& > :first-child': { maxW: 'none', mdDown: { insetInline: 'calc(19.5vw + {spacing.gutter}) auto' } },
  },
  caption: {
    pos: { base: 'relative', xl: 'absolute' },
    textStyle: 'small',
    color: { base: 'muted', xl: 'ink' },
    mt: { base: '2', xl: '0' },
    bottom: { xl: '5' },
    maxW: { xl: '14rem' },
  },
  parts: {
    display: { base: 'grid', xl: 'block' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: evenColumns(2), lg: evenColumns(3) },
    columnGap: '8',
    mt: '2',
    pb: { base: '2', xl: '0' },
    textStyle: 'small',
  },
  // On wide screens a text is next to the drawing, at the height of its leader line or below a longer text.
  part: {
    ...Object.fromEntries(
      notes.map(({ side, y }, position) => [
        `&${nth(position)}`,
        {
          '--line': `${(((y - frame.y) / frame.height) * 100).toFixed(1)}%`,
          '--words': `--words-${position}`,
          '--above': `--words-${sides.slice(0, position).lastIndexOf(side)}`,
          ...(side === 'start'
            ? {
                insetInlineEnd: { xl: `calc(100% - ${across(margins.start.words)} + .5rem)` },
                textAlign: { xl: 'end' },
                w: { xl: across(frame.x + 900) },
              }
            : {
                insetInlineStart: { xl: `calc(${across(margins.end.words)} + .5rem)` },
                w: { xl: across(frame.x + 790) },
              }),
        },
      ]),
    ),
    ...leadersToNames,
    color: { base: 'muted', xl: 'ink' },
    pos: { base: 'relative', xl: 'absolute' },
    '@supports (anchor-name: --words)': {
      anchorName: 'var(--words)',
      '--top': 'max(var(--line), anchor(var(--above) bottom, 0px) + .5lh)',
    },
    top: { xl: 'var(--top, var(--line))' },
    pb: { base: '2', xl: '0' },
    textWrap: 'balance',
    mt: { xl: '-.5lh' },
  },
  name: {
    fontWeight: 'semibold',
    color: 'ink',
    display: { xl: 'block' },
    ...colonBelow('xl'),
  },
});
