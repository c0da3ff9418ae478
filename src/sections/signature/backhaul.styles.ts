import { defineStyles } from '#src/theme/define-styles.ts';

const SCENE = 380;
/** Heights of the stations and of the ground that they stand on, from the upper edge of the scene. */
const stations = [
  { height: 60, ground: 300 },
  { height: 112, ground: 290 },
  { height: 84, ground: 150 },
  { height: 64, ground: 285 },
  { height: 72, ground: 270 },
];

const places = Object.fromEntries(
  stations.map(({ height, ground }, position) => [
    `&:nth-of-type(${position + 1})`,
    { '--height': `${height}px`, '--ground': `${ground}px` },
  ]),
);

export const styles = defineStyles('backhaul', {
  root: { pos: 'relative', mt: { base: '10', lg: '0' } },
  terrain: {
    display: { base: 'none', lg: 'block' },
    pos: 'absolute',
    top: '0',
    insetInlineStart: '7',
    w: 'full',
    h: `${SCENE}px`,
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  soil: { stopColor: '{colors.inkRaised}' },
  depth: { stopColor: '{colors.ink}' },
  beacon: { color: 'sun', strokeWidth: '7' },
  points: {
    pos: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, 1fr)' },
    pt: { lg: `calc(${SCENE}px + 1.5rem)` },
  },
  point: {
    ...places,
    pos: { base: 'relative', lg: 'static' },
    display: 'grid',
    gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    columnGap: '6',
    alignItems: 'start',
    pb: { base: '12', lg: '0' },
    pe: { lg: '6' },
    '&:last-child': { pb: '0' },
    // The way to the next point, as air or fiber; on wide screens the line from the point to its words.
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: { base: '1.7rem', lg: 'auto' },
      ms: { lg: '1.75rem' },
      top: { base: '5.25rem', lg: 'var(--ground)' },
      bottom: { base: '.75rem', lg: 'auto' },
      h: { lg: `calc(${SCENE}px + .75rem - var(--ground))` },
      borderInlineStartWidth: { base: '2px', lg: '1px' },
      borderStyle: { base: 'dotted', lg: 'dashed' },
      borderColor: { base: 'signalOnInk', lg: 'inkLine' },
    },
    '&:nth-last-child(2)::before': {
      bottom: { base: '-1.75rem', lg: 'auto' },
      borderStyle: { base: 'solid', lg: 'dashed' },
    },
    '&:last-child::before': { display: { base: 'none', lg: 'block' } },
  },
  station: {
    w: { base: '14', lg: 'auto' },
    h: { base: '4.5rem', lg: 'var(--height)' },
    pos: { lg: 'absolute' },
    top: { lg: 'calc(var(--ground) - var(--height))' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});
