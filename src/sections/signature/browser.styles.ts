import { defineStyles } from '#src/theme/define-styles.ts';

/** Where the callouts point: height in the pages, way from the words to the part, side of the pages. */
const places = [
  { height: 3.9, way: '3.25rem', side: 'Start' },
  { height: 11, way: '4.75rem', side: 'End' },
  { height: 19.2, way: '3.25rem', side: 'Start' },
  { height: 25.1, way: '2.5rem', side: 'End' },
];
const callouts = Object.fromEntries(
  places.map(({ height, way, side }, position) => [
    `&:nth-of-type(${position + 1})`,
    {
      '--height': `calc(${height} * var(--unit))`,
      '--way': way,
      [`insetInline${side}`]: '0',
      textAlign: { lg: side === 'Start' ? 'end' : 'start' },
      '&::before': { [`insetInline${side}`]: 'calc(100% + var(--way))' },
      '&::after': { [`insetInline${side}`]: 'calc(100% + .75rem)' },
    },
  ]),
);
const mark = { content: '""', display: { base: 'none', lg: 'block' }, pos: 'absolute', zIndex: 'raised' };
const bar = { content: '""', display: 'block', bg: 'ink', borderRadius: '2px' };
const gap = { content: '""', pos: 'absolute', insetInlineEnd: '0', h: '.8em', bg: 'paper' };

export const styles = defineStyles('browser', {
  root: {
    '--unit': { base: 'min(2.75vw, 1rem)', xl: '1.15rem' },
    pos: 'relative',
    mt: { base: '10', lg: '14' },
  },
  spread: { fontSize: 'var(--unit)', display: 'flex', justifyContent: 'center', gap: '1em' },
  page: {
    pos: 'relative',
    display: 'grid',
    gap: '1.4em',
    alignContent: 'start',
    w: '14.5em',
    h: '30em',
    px: '1.25em',
    pt: '3.4em',
    bg: 'paper',
    borderRadius: 'card',
    overflow: 'hidden',
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInline: '0',
      h: '2.1em',
      bg: 'linear-gradient({colors.paper}, {colors.paper}) center / 44% .8em no-repeat {colors.line}',
    },
  },
  headline: {
    display: 'grid',
    gap: '.6em',
    '&::before': { ...bar, w: '92%', h: '1em' },
    '&::after': { ...bar, w: '56%', h: '1em' },
  },
  picture: {
    w: 'full',
    h: '9.4em',
    bg: 'inkRaised',
    color: 'onInk',
    overflow: 'hidden',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  land: { fill: 'signal', stroke: 'none' },
  turbine: { fill: 'none', stroke: 'currentColor', strokeWidth: '1.5' },
  button: {
    w: '6em',
    h: '2em',
    bg: 'signal',
    borderRadius: 'control',
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'signal',
    outlineOffset: '3px',
  },
  text: {
    pos: 'relative',
    display: 'block',
    h: '6.2em',
    mt: '.4em',
    bg: 'repeating-linear-gradient({colors.line} 0 .6em, transparent 0 1.4em)',
    outlineWidth: '1.5px',
    outlineStyle: 'dashed',
    outlineColor: 'signal',
    outlineOffset: '.6em',
    '&:dir(rtl)': { bg: 'repeating-linear-gradient({colors.line} 0 .6em, transparent 0 1.86em)' },
    '&::before': { ...gap, w: '14%', top: '1.3em' },
    '&:dir(rtl)::before': { top: '1.76em' },
    '&::after': { ...gap, w: '46%', top: '5.5em' },
  },
  callouts: { display: { base: 'grid', lg: 'block' }, gap: '7', mt: { base: '10', lg: '0' } },
  callout: {
    textStyle: 'subheading',
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    columnGap: '5',
    pos: { lg: 'absolute' },
    top: { lg: 'calc(var(--height) - .5lh)' },
    w: { lg: 'calc(50% - 15 * var(--unit) - 2rem)' },
    ...callouts,
    '&::before': {
      ...mark,
      top: 'calc(.5lh - .25rem)',
      w: '2.5',
      h: '2.5',
      bg: 'sun',
      borderRadius: 'chip',
    },
    '&::after': {
      ...mark,
      top: '.5lh',
      w: 'calc(var(--way) - .75rem)',
      borderTopWidth: '1.5px',
      borderColor: 'sun',
    },
  },
  detail: {
    display: { base: 'grid', lg: 'none' },
    alignContent: 'center',
    h: '4rem',
    px: '3',
    fontSize: '.5rem',
    bg: 'paper',
    borderRadius: 'control',
    overflow: 'hidden',
    '& > span': { mt: '0' },
    '& > svg': { w: '5rem', h: '4rem', ms: '-3' },
  },
});
