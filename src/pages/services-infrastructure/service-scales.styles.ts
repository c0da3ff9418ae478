import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';
import { roomAbove } from '#src/theme/room-above.ts';
import { begins, halves, scene } from './scales.ts';

const across = (meters: number, width: number) => `${((meters / width) * 100).toFixed(2)}%`;
const placed = Object.fromEntries(
  begins.map((begin, position) => [
    `&:nth-child(${position + 1})`,
    {
      insetInlineStart: {
        base: across(begin % halves.width, halves.width),
        md: across(begin, scene.width),
      },
    },
  ]),
);
/** What phones show below each half. */
const strip = { content: { base: '""', md: 'none' }, bg: 'loam', gridColumn: '1' };

export const styles = defineStyles('service-scales', {
  root: {
    bg: 'sand',
    ...roomAbove,
    pt: { base: '7', md: 's-tight', lg: 's' },
    pb: { base: '5', md: 's-tight', lg: 's' },
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
  // Phones show the hall below the smaller things, to the same scale; from 768 px on all stand on one ground.
  scene: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { base: 'auto 3rem auto 1.875rem', md: 'auto' },
    '&:dir(rtl)': { gridTemplateRows: { base: 'auto 3.75rem auto 2.25rem', md: 'auto' } },
    '&::before': { ...strip, gridRow: '2' },
    '&::after': { ...strip, gridRow: '4' },
    '& > svg': {
      gridColumn: { base: '1', md: 'auto' },
      gridRow: '1',
      '&:dir(rtl)': { transform: 'scaleX(-1)' },
      '&:first-of-type': { aspectRatio: { base: `${halves.width} / ${halves.low}`, md: 'auto' } },
      '&:last-of-type': { gridRow: { base: '3', md: '1' } },
    },
    mt: { base: '1', lg: '0' },
    '@media print': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { '& svg': { bg: 'sand', forcedColorAdjust: 'none' } },
  },
  scales: {
    pos: 'relative',
    gridColumn: { base: '1', md: '1 / -1' },
    gridRow: { base: '2 / span 3', md: '2' },
    h: { md: '14', lg: '20' },
    bg: { md: 'loam' },
  },
  scale: {
    ...placed,
    pos: 'absolute',
    top: { base: '.125rem', md: '1', lg: '4' },
    textStyle: 'small',
    color: 'ink',
    // Beside the name of the smallest one.
    '&:nth-child(2)': { ...placed['&:nth-child(2)'], ps: { base: '4', lg: '0' } },
    '& bdi': { display: { md: 'block' } },
    '&:not(:last-child) bdi': { display: 'block' },
    '&:last-child': { top: { base: 'auto', md: '1', lg: '4' }, bottom: { base: '.125rem', md: 'auto' } },
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
