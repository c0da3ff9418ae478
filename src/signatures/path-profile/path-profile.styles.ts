import { evenColumns, firstView, inColumns, wrap } from '#src/theme/grid.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { tabular } from '#src/theme/set-digits.ts';
import { drawnEdge, drawnLine, keptColors, numberMark } from '#src/theme/drawings.ts';
import { whereEnlarged } from '#src/theme/media.ts';

/** On wide screens text starts next to its line. */
const beside = {
  textAnchor: { base: 'middle', lg: 'start' },
  _rtl: { textAnchor: { base: 'middle', lg: 'end' } },
};

export const styles = defineStyles('path-profile', {
  root: { bg: 'inkDeep', color: 'onInk', '--ring': '{colors.signalOnInk}', ...keptColors('ink') },
  sky: {
    overflow: 'clip',
    bg: 'linear-gradient(0deg, {colors.inkDeep} 90px, {colors.horizon} 91px, {colors.haze} 150px, {colors.sky} 270px, {colors.zenith} 400px, {colors.ink} 640px)',
  },
  text: { ...firstView, pb: { base: '4', lg: '2' } },
  drawing: { w: 'full', overflow: 'visible', pos: 'relative', pointerEvents: 'none' },
  high: { display: { base: 'none', lg: 'block' } },
  // Without station names: the list below explains the numbers.
  low: { hideFrom: 'lg', [whereEnlarged]: { mt: '4' } },
  open: { overflow: 'visible' },
  far: { fill: 'farRange', fillOpacity: '.55' },
  near: { fill: 'nearRange', fillOpacity: '.85' },
  earth: { fill: 'inkDeep' },
  cut: drawnLine('onInk', 'cut'),
  contour: { ...drawnLine('duskContour', 'contour'), strokeOpacity: '.5' },
  object: drawnLine('onInk', 'object'),
  solid: { fill: 'onInk' },
  tone: { fill: 'silhouette' },
  lit: drawnLine('sun', 'cut'),
  zone: {
    fill: 'signalOnInk',
    fillOpacity: '.16',
    ...drawnEdge('signalOnInk', 'fine'),
    strokeDasharray: '3 5',
  },
  beam: { stroke: 'signalOnInk', strokeWidth: '2.5' },
  fiber: drawnLine('signalOnInk', 'cut'),
  wave: drawnLine('signalOnInk', 'fine'),
  name: { textStyle: 'label', fill: 'onInk', textAnchor: 'middle' },
  beside: { textStyle: 'label', textWrap: 'balance' },
  value: { textStyle: 'small', fill: 'onInk', fillOpacity: '.85', ...tabular, textAnchor: 'middle' },
  leader: { ...drawnLine('onInk', 'fine'), strokeOpacity: '.6' },
  clear: {
    textStyle: 'label',
    fill: 'onInk',
    ...beside,
    [whereEnlarged]: { transform: 'translateY(10px)' },
  },
  large: {
    textStyle: 't-s',
    fill: 'sun',
    ...tabular,
    ...beside,
    [whereEnlarged]: { transform: 'translateY(-18px)' },
  },
  mark: { fill: 'inkDeep', stroke: 'onInk', strokeWidth: '1.25' },
  origin: { textStyle: 'small', fill: 'onInkMuted', _rtl: { textAnchor: 'end' } },
  axis: { stroke: 'onInkMuted', strokeWidth: '.75' },
  tick: {
    textStyle: 'small',
    fill: 'onInkMuted',
    textAnchor: 'middle',
    ...tabular,
    _rtl: { wordSpacing: '.2em' },
  },
  path: {
    pt: '3',
    pb: { base: '7', md: 's-tight' },
    '& > p': wrap,
    '& > header': { ...wrap, mt: { base: '6', lg: '12' } },
  },
  example: { textStyle: 'small', color: 'onInkMuted' },
  // Phones name the Fresnel zone here, after a sample of its edge.
  band: {
    display: { base: 'block', lg: 'none' },
    _before: {
      content: '""',
      display: 'inline-block',
      w: '7',
      h: '2.5',
      me: '2',
      borderBlockWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'signalOnInk',
      bg: 'color-mix(in srgb, {colors.signalOnInk} 16%, transparent)',
    },
  },
  // The points are in reading order; their numbers refer to the kilometer axis, which runs from left to right. The site
  // is at the side where reading starts.
  points: {
    ...inColumns({ md: evenColumns(2), lg: '1fr 1.1fr 1.25fr 1fr 1fr' }),
    columnGap: '8',
    rowGap: { base: '2', lg: '0' },
    mt: { base: '1', md: '0' },
    ...wrap,
    _print: { display: 'block' },
    counterReset: 'point',
  },
  point: {
    counterIncrement: 'point',
    display: { base: 'grid', lg: 'block' },
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    alignItems: 'start',
    _before: {
      content: 'counter(point)',
      ...numberMark,
      mt: { base: '.15rem', lg: '0' },
      mb: { lg: '3' },
      borderColor: 'onInk',
    },
  },
  pointName: { textStyle: 'subheading' },
  pointText: { color: 'onInkMuted', textStyle: 'detail', mt: { lg: '1' } },
});
