import { defineStyles } from '#src/theme/define-styles.ts';
import { lined } from '#src/theme/dotted.ts';
import { drawnGround } from '#src/theme/drawn-ground.ts';
import { mutedText, signalText } from '#src/theme/tones.ts';

const signalBar = { borderColor: 'signal', '[data-tone=ink] &': { borderColor: 'signalOnInk' } };
const gap = { md: '8', lg: '10' } as const;

/** One line leads through all phases: down beside them on phones, along above them where they stand side by side. */
const phases = {
  '& > li': {
    borderInlineStartWidth: { base: '2.5px', md: '0' },
    ...signalBar,
    ps: { base: '5', md: '0' },
    pb: { base: '5', md: '0' },
  },
  '& > li:last-child': { pb: '0' },
};

export const styles = defineStyles('process', {
  columns: {
    ...phases,
    display: { md: 'grid' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    // Three, five or six phases stand by threes.
    '&:not(:has(> :nth-child(4))), &:has(> :nth-child(5))': {
      gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    },
    columnGap: gap,
    rowGap: { md: '10', lg: '14' },
    '& > li::before': {
      content: { base: 'none', md: '""' },
      pos: 'absolute',
      top: '0',
      insetInlineStart: '0',
      insetInlineEnd: '-50vw',
      borderTopWidth: '2.5px',
      ...signalBar,
    },
    '& > li': { ...phases['& > li'], pt: { md: '6', lg: '8' } },
    // Below an axis of time no second line is needed.
    '&[data-timed] > li': { pt: { md: '0' } },
    '&[data-timed] > li::before, &[data-timed] > li::after': { display: { md: 'none' } },
  },
  rows: {
    ...phases,
    '& > li': {
      ...phases['& > li'],
      display: { md: 'grid' },
      gridTemplateColumns: { md: '14rem minmax(0, 1fr)', lg: '4fr 5fr 3fr' },
      columnGap: gap,
      alignItems: 'baseline',
      py: { md: '5', lg: '7' },
      borderTopWidth: { md: '1px' },
      borderColor: { base: 'signal', md: 'line' },
      '[data-tone=ink] &': { borderColor: { base: 'signalOnInk', md: 'inkLine' } },
    },
    '& > li::after': { display: { md: 'none' } },
    '& > li > :nth-child(3)': { gridColumn: { md: '2', lg: '3' }, mt: { lg: '0' } },
  },
  phase: {
    pos: 'relative',
    breakInside: 'avoid',
    // The mark at which a phase begins.
    '&::after': {
      ...drawnGround,
      content: '""',
      pos: 'absolute',
      top: { base: '2', md: '-.375rem' },
      insetInlineStart: { base: 'calc(-.375rem - 1.25px)', md: '0' },
      w: '3',
      h: '3',
      borderRadius: 'chip',
      bg: 'signal',
      '[data-tone=ink] &': { bg: 'signalOnInk' },
    },
  },
  name: { textStyle: { base: 'subheading', lg: 't-s' } },
  when: { ...mutedText, textStyle: 'small' },
  text: { mt: { base: '1', md: '2' }, maxW: '34rem' },
  rest: { mt: { base: '1', md: '3' } },
  steps: { ...lined, ...mutedText, display: 'flex', textStyle: 'small' },
  result: { fontWeight: 'semibold', mt: { base: '1', md: '3' } },
  gives: signalText,
});
