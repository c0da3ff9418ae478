import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { dayTones } from '#src/features/map/day-tones.ts';
import { PRESS_MAP } from '#src/features/map/map-frame.ts';
import { grid } from '#src/theme/grid.ts';

/** Phones show the same map smaller: a press is told in its own px at every size. */
const SMALL = 0.54;
const px = (value: number) => `${value}px`;

const field = { display: 'grid', gap: '2', alignContent: 'end', minW: '0' };

const input = {
  w: 'full',
  minH: '16',
  py: '2',
  textStyle: 't-s',
  color: 'ink',
  bg: 'transparent',
  borderBottomWidth: '2px',
  borderBottomStyle: 'solid',
  borderColor: 'ink',
  '&::placeholder': { textStyle: 'body', color: 'muted' },
  // An empty field with `dir=auto` counts as left to right.
  '[dir=rtl] &:placeholder-shown': { direction: 'rtl' },
};

export const styles = defineStyles('site-place', {
  root: { bg: 'sand', py: { base: 's-tight', md: 's' } },
  grid: { ...grid, alignItems: 'end' },
  question: { textStyle: 't-l', color: 'ink', gridColumn: { lg: 'main-start / span 11' } },
  lead: {
    textStyle: 'lead',
    color: 'muted',
    maxW: '36rem',
    mt: { base: '5', lg: '6' },
    gridColumn: { lg: 'main-start / span 6' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '3fr 2fr', lg: '2fr 1fr auto' },
    gap: '6',
    alignItems: 'end',
    mt: { base: '8', lg: '16' },
    '& > button': { justifySelf: { md: 'start', lg: 'stretch' } },
  },
  place: field,
  start: field,
  label: { textStyle: 'label', color: 'ink' },
  input,
  send: fromRecipe('button', { variant: 'solid', size: 'lg' }),
  hint: { gridColumn: '1 / -1', textStyle: { base: 'body', lg: 'lead' }, color: 'muted', mb: '-2' },
  // The sheet keeps its size; narrow windows show its middle.
  map: {
    gridColumn: '1 / -1',
    pos: 'relative',
    overflow: 'clip',
    h: { base: px(PRESS_MAP.height * SMALL), md: px(PRESS_MAP.height) },
    bg: dayTones.sea,
    '@media print': { display: 'none' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.signal}', outlineOffset: '2px' },
  },
  sheet: {
    pos: 'absolute',
    top: '0',
    insetInlineStart: '50%',
    w: { base: px(PRESS_MAP.width * SMALL), md: px(PRESS_MAP.width) },
    h: 'full',
    ms: { base: px((-PRESS_MAP.width * SMALL) / 2), md: px(-PRESS_MAP.width / 2) },
  },
  land: {
    display: 'block',
    maxW: 'none',
    w: px(PRESS_MAP.width),
    h: px(PRESS_MAP.height),
    cursor: 'crosshair',
    transformOrigin: '0 0',
    transform: { base: `scale(${SMALL})`, md: 'none' },
    outline: 'none',
  },
  names: { pos: 'absolute', inset: '0', w: 'full', h: 'full', pointerEvents: 'none' },
  // Phones have no room for the names of seas and countries.
  areas: {
    display: { base: 'none', md: 'inline' },
    fill: dayTones.quiet,
    textStyle: 'note',
    textAnchor: 'middle',
    '& text': { transformBox: 'fill-box', transformOrigin: 'center' },
  },
  city: {
    overflow: 'visible',
    fill: 'ink',
    textStyle: 'small',
    fontWeight: 'semibold',
    '& text': { textAnchor: 'middle', paintOrder: 'stroke', stroke: dayTones.land, strokeWidth: '3' },
    '& text[x]': { textAnchor: 'start' },
    '& circle': { fill: 'signal' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', mt: { base: '8', lg: '10' } },
});
