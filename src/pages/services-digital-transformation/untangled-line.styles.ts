import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
const tones = ['#F4EFE6', '#8FA6B8', '#E6C08F', '#C58F5C'];

export const styles = defineStyles('untangled-line', {
  root: {
    ...inkGround,
    overflow: 'clip',
    pt: { base: '7', lg: '16' },
    pb: { base: '7', md: 's-tight' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'ink', forcedColorAdjust: 'none' } },
  },
  title: { textStyle: 't-l', w: 'wrap', mx: 'auto', textWrap: 'balance' },
  // Tasks, tangle, and the line that is left between what is said of it above and below.
  view: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: {
      base: '9.5rem minmax(0, 1fr)',
      md: '14rem minmax(0, 1fr)',
      lg: '13rem minmax(0, 1fr) 19rem',
      xl: '15rem minmax(0, 1fr) 27rem',
    },
    gridTemplateRows: { lg: '1fr 3.5rem 1fr' },
    mt: { base: '4', lg: '10' },
  },
  words: {
    gridColumn: { base: '1 / -1', lg: '3' },
    gridRow: { lg: '1' },
    pb: { base: '5', lg: '0' },
    alignSelf: { lg: 'end' },
  },
  lead: { textStyle: { base: 'body', lg: 'lead' } },
  actions: { mt: { base: '4', lg: '6' } },
  tasks: {
    gridColumn: '1',
    gridRow: { base: '2', lg: '1 / -1' },
    display: 'grid',
    gridAutoRows: '1fr',
    minH: { base: '22rem', md: '24rem', lg: '30rem' },
  },
  task: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    textAlign: 'end',
    textStyle: 'label',
    textWrap: 'balance',
    pe: '2',
  },
  hours: {
    display: 'block',
    textStyle: 'small',
    color: 'onInkMuted',
    fontVariantNumeric: 'tabular-nums',
  },
  person: {
    h: '6',
    w: '3',
    '& path': { ...line, stroke: 'sun', strokeWidth: '1.5' },
  },
  tangle: {
    gridColumn: '2',
    gridRow: { base: '2', lg: '1 / -1' },
    h: 'full',
    w: { base: 'calc(100% + {spacing.gutter})', lg: 'full' },
    overflow: 'visible',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  strand: {
    ...line,
    strokeWidth: '1.5',
    ...Object.fromEntries(tones.map((tone, at) => [`&:nth-child(${at + 1})`, { stroke: tone }])),
  },
  // The line leaves the page where reading ends.
  rest: {
    display: { base: 'none', lg: 'block' },
    gridColumn: '3',
    gridRow: '2',
    alignSelf: 'center',
    ms: '-1',
    w: 'calc(100% + {spacing.1} + max({spacing.gutter}, (100vw - {sizes.content}) / 2))',
    borderTopWidth: '6px',
    borderColor: 'signalOnInk',
  },
  line: { ...line, stroke: 'signalOnInk', strokeWidth: '6' },
  name: { textStyle: 'lead', color: 'signalOnInk', display: { base: 'none', lg: 'block' }, pb: '3' },
  sum: {
    gridColumn: { base: '1 / -1', lg: '3' },
    gridRow: { lg: '3' },
    display: 'grid',
    gridTemplateColumns: { base: 'auto 1fr', lg: '1fr' },
    columnGap: '5',
    alignItems: { base: 'first baseline', lg: 'end' },
    alignContent: { lg: 'start' },
    pt: { base: '4', lg: '0' },
  },
  figure: {
    textStyle: 'figure',
    fontWeight: '300',
    color: 'signalOnInk',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  unit: { fontSize: '.5em', letterSpacing: '0' },
  example: { textStyle: { base: 'body', lg: 'lead' }, textWrap: 'balance', maxW: '25rem', pt: { lg: '4' } },
  process: { w: 'wrap', mx: 'auto', pt: { base: '6', md: '12', lg: '16' } },
  heading: { textStyle: 't-m' },
  phases: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '1fr 1fr 1fr 1.3fr' },
    columnGap: '8',
    rowGap: { base: '4', md: '8', lg: '0' },
    pt: { base: '1', md: '5', lg: '8' },
  },
  phase: { '& > p': { color: 'onInk' } },
  phaseName: { textStyle: { base: 'subheading', lg: 't-s' }, pb: '1' },
  steps: { color: 'onInkMuted', textStyle: 'small', pt: '2' },
});
