import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';
import { begins, scene } from './scales.ts';

const placed = Object.fromEntries(
  begins.map((begin, position) => [
    `&:nth-child(${position + 1})`,
    { insetInlineStart: `${((begin / scene.width) * 100).toFixed(2)}%` },
  ]),
);

export const styles = defineStyles('service-scales', {
  root: {
    bg: 'sand',
    pt: { base: '4', md: 's-tight', lg: 's' },
    pb: { base: '3', md: 's-tight', lg: 's' },
    overflow: 'clip',
  },
  head: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '8fr 4fr' },
    columnGap: '10',
    alignItems: 'end',
    rowGap: '2',
  },
  title: { textStyle: 't-m', maxW: '15em' },
  caption: { color: 'muted', textStyle: { base: 'small', lg: 'body' } },
  // Phones push the drawing aside; the wall of the hall looks in.
  scene: {
    overflowX: { base: 'auto', md: 'clip' },
    mt: { base: '2', lg: '0' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'sand', forcedColorAdjust: 'none' } },
  },
  ground: { w: { base: '40rem', md: 'full' }, overflow: 'clip' },
  scales: {
    pos: 'relative',
    h: { base: '14', lg: '20' },
    '&:dir(rtl)': { h: { base: '4.25rem', lg: '20' } },
    bg: 'loam',
  },
  scale: {
    ...placed,
    pos: 'absolute',
    top: { base: '1', lg: '4' },
    textStyle: 'small',
    color: 'ink',
    // Beside the name of the smallest one.
    '&:nth-child(2)': { ...placed['&:nth-child(2)'], ps: { base: '4', lg: '0' } },
    '& bdi': { display: 'block' },
  },
  thing: { fontWeight: 'semibold' },
  services: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { base: '6', lg: '20' },
    rowGap: { md: '10', lg: '14' },
    w: 'wrap',
    mx: 'auto',
    mt: { base: '2', lg: '16' },
  },
  service: {
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'line',
    '&:first-child': { borderTopWidth: '0' },
  },
  name: { textStyle: 't-s' },
  text: { textStyle: { base: 'small', md: 'body', lg: 'lead' }, mt: '1', maxW: '34rem' },
  // On phones the features run on in lines.
  features: {
    ...dotted,
    color: 'muted',
    textStyle: { base: 'small', lg: 'body' },
    mt: { base: '1', lg: '3' },
    maxW: '34rem',
    display: { base: 'flex', md: 'block' },
  },
});
