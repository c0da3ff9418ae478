import { defineStyles } from '#src/theme/define-styles.ts';
import { addedBox, center, firstView, grid, spread } from '#src/theme/grid.ts';
import { emerging } from '#src/theme/drawings.ts';
import { inkOnScreen } from '#src/theme/tones.ts';
import { hiddenSky } from '#src/ui/site-drawing/site-forms.ts';
import { litPlaces, pointedAt } from '#src/ui/site-drawing/lit-places.ts';

/** Texts align behind icon and number. */
const besideMark = { display: 'grid', gridTemplateColumns: { base: '2.5rem 1fr', lg: '3.5rem 1fr' } };

export const styles = defineStyles('service-index', {
  root: {
    ...grid,
    ...litPlaces,
    ...inkOnScreen,
    overflow: 'clip',
    _print: { ...inkOnScreen._print, '& svg': { display: 'none' }, '& p': { color: 'ink' } },
  },
  // The drawing shows where each service works: next to the list, on phones before it.
  head: { gridColumn: 'full', ...firstView, pb: { base: '6', lg: '12' } },
  lines: {
    gridColumn: { lg: 'main-start / 9' },
    order: { base: '1', lg: '0' },
    pb: { base: '6', lg: 's' },
    pe: { lg: '6' },
  },
  line: {
    pos: 'relative',
    py: { base: '2.5', lg: '4' },
    borderTop: 'inkLine',
    [`&:has(${pointedAt}) span[aria-hidden]`]: { bg: 'sun', borderColor: 'sun', color: 'ink' },
  },
  // All nine have the same weight, below the headline of the page. Arabic names are longer and stay on one line.
  service: {
    textStyle: 't-m',
    '&:dir(rtl)': { fontSize: 'clamp(1.625rem, 1.2rem + 1.7vw, 2.5rem)' },
  },
  // The link covers its line.
  link: {
    ...spread,
    gap: '2',
    transition: 'color {durations.quick}',
    '& > svg': { color: 'signalOnInk', flex: 'none' },
    // A long name continues next to its icon.
    '& > span': { ...besideMark, '& > svg': { mt: '.15em' } },
    _after: { ...addedBox, insetBlock: '0', insetInline: '-3' },
    '&:is(:hover, :focus-visible)': { color: 'sun', '& > svg': { color: 'sun' } },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid {colors.signalOnInk}', outlineOffset: '-2px' },
  },
  fact: { textStyle: 'small', ...besideMark, mt: { base: '1', lg: '2' }, color: 'onInkMuted' },
  number: {
    ...center,
    boxSize: '7',
    borderRadius: 'chip',
    borderWidth: '1.25px',
    borderColor: 'onInk',
    color: 'onInk',
    textStyle: 'label',
    lineHeight: '1',
  },
  place: { fontWeight: 'semibold', color: 'onInk' },
  scene: {
    gridColumn: { base: 'full', lg: '9 / full-end' },
    overflow: 'clip',
    // The sky fades in next to the text; marks and masts are clear of the fade.
    ...emerging({ lg: 'transparent, black max(2rem, 9%)' }),
    // At night only what is connected has light and color; Home shows dusk.
    '& img': { maskImage: hiddenSky.mask, filter: 'grayscale(1)', opacity: '.4' },
  },
  site: {
    h: { md: '40rem', lg: 'calc(100svh - {sizes.bar})' },
    // Phones crop the empty sky.
    mt: { base: hiddenSky.top, md: '0' },
    mb: { base: hiddenSky.bottom, md: '0' },
    minH: { lg: '34rem' },
    maxH: { lg: '64rem' },
    pos: { lg: 'sticky' },
    top: { lg: '{sizes.bar}' },
    ps: { lg: '6' },
    '& > svg': { h: { md: 'full' } },
  },
});
