import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { grid } from '#src/theme/grid.ts';

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' };
const drawing = { w: 'wrap', mx: 'auto', h: 'auto', overflow: 'visible', pointerEvents: 'none' };

export const styles = defineStyles('answers-path', {
  root: {
    pt: { base: '7', lg: '14' },
    overflow: 'clip',
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'paper', forcedColorAdjust: 'none' } },
  },
  words: { ...grid, alignItems: 'end' },
  title: { textStyle: 't-l', textWrap: 'balance', gridColumn: { lg: 'main-start / span 9' } },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    mt: { base: '4', lg: '0' },
    mb: { lg: '1' },
    maxW: '36rem',
    ps: { lg: '6' },
    gridColumn: { lg: '11 / main-end' },
  },
  wide: { ...drawing, display: { base: 'none', md: 'block' }, mt: { md: '8', lg: '2' } },
  upright: { ...drawing, display: { base: 'block', md: 'none' }, mt: '4' },
  far: { fill: 'line', fillOpacity: '.42' },
  near: { fill: 'line', fillOpacity: '.75' },
  earth: { fill: 'sand' },
  cut: { ...line, stroke: 'ink', strokeWidth: '2.5' },
  object: { ...line, stroke: 'ink', strokeWidth: '1.25' },
  fine: { ...line, stroke: 'ink', strokeWidth: '.75' },
  contour: { ...line, stroke: 'control', strokeWidth: '.5' },
  solid: { fill: 'ink' },
  tone: { fill: 'muted', fillOpacity: '.55' },
  town: { fill: 'paper', stroke: 'muted', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  warm: { ...line, stroke: 'amber', strokeWidth: '1.75' },
  built: { fill: 'paper', stroke: 'signal', strokeWidth: '1.75', vectorEffect: 'non-scaling-stroke' },
  signal: { ...line, stroke: 'signal', strokeWidth: '2.5' },
  reserve: { ...line, stroke: 'signal', strokeWidth: '1.25', strokeDasharray: '5 6' },
  dish: { fill: 'signal' },
  pin: { fill: 'paper', stroke: 'ink', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
  number: { fill: 'ink', fontSize: '15px', fontWeight: 'semibold', textAnchor: 'middle' },
  // The words stand in the ground, each below its place.
  ground: { bg: 'sand' },
  places: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 6fr) minmax(0, 5fr)', md: 'repeat(4, minmax(0, 1fr))' },
    rowGap: '3',
    w: 'wrap',
    mx: 'auto',
    counterReset: 'place',
  },
  place: {
    counterIncrement: 'place',
    pe: { base: '2', md: '4', lg: '10' },
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    alignItems: 'baseline',
    alignContent: 'start',
    // On phones the drawing has numbers.
    '&::before': {
      content: 'counter(place)',
      display: { base: 'grid', md: 'none' },
      placeItems: 'center',
      w: '6',
      h: '6',
      borderWidth: '1.25px',
      borderColor: 'ink',
      borderRadius: 'chip',
      fontSize: '0.9375rem',
      lineHeight: '1',
      fontWeight: 'semibold',
    },
  },
  name: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    minH: '11',
    textStyle: 'subheading',
    color: 'signal',
    ...underlined,
  },
  text: { textStyle: 'small', color: 'muted', gridColumn: '1 / -1' },
});
