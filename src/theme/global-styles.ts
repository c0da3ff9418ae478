import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react/styled-system';
import { SCROLL_OFFSET_PX } from '#src/config/constants.ts';
import { darkHalf, lightHalf } from './shades.ts';

/** Content of sections that wait to be revealed or have been. An island wraps its section. */
function entering(state: 'waiting' | 'shown'): string {
  const part = `[data-reveal=${state}]`;
  return `${part}:not([data-island]) > *, ${part}[data-island] > section > *`;
}

/** Rules for every document. */
export const globalStyles = defineGlobalStyles({
  html: {
    // Colors are designed as pairs; opt out of browsers' automatic dark themes.
    colorScheme: 'only light',
    '--darkened': `light-dark(${lightHalf}, ${darkHalf})`,
    fontFamily: 'body',
    fontSynthesis: 'none',
    color: 'text',
    bg: 'paper',
    scrollPaddingTop: `${SCROLL_OFFSET_PX}px`,
    textSizeAdjust: '100%',
  },
  'html:has(> body > #root > header > [data-samples])': { '--samples': '{sizes.samples}' },
  // The page behind a modal dialog does not scroll.
  'html:has(:modal)': { overflow: 'hidden' },
  body: { overflowX: 'clip', minH: '100dvh' },
  'body, button, input, textarea, select': { textStyle: 'body', fontFamily: 'body' },
  'button, summary, select, [type=checkbox]': { cursor: 'pointer' },
  'h1, h2, h3': { textWrap: 'balance' },
  // Never break an Arabic word, since half of it is another word: long runs overflow, and tests detect that.
  ':is(h1, h2, h3):where(:lang(ar))': { overflowWrap: 'normal', md: { wordSpacing: '.07em' } },
  'p, li, dd, figcaption': { textWrap: 'pretty' },
  '.held': { whiteSpace: 'nowrap' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'var(--ring, {colors.signal})',
    outlineOffset: '3px',
  },
  'h1:focus-visible, main:focus-visible': { outline: 'none' },
  // Search needs scripts; with scripts, the field's own style shows it.
  search: { display: 'none' },
  // Sections stay visible before they move into place, so that fast scrolling never shows an empty window.
  [entering('waiting')]: { '@media screen': { translate: '0 16px' } },
  [entering('shown')]: { transition: 'translate {durations.entrance} {easings.out}' },
  '::selection': { bg: 'signal', color: 'paper' },
  // In this font, an initial kaf extends into the space before it.
  '[lang=ar]': { '--line-below': '.45em', '@media (min-width: 22rem)': { wordSpacing: '.05em' } },
  '[lang=en]': { wordSpacing: '0' },
  ':lang(ar) :is(em, i, cite)': { fontStyle: 'normal' },
  '*:not([data-skeleton]), *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '#root > :is(header, dialog, footer), [data-floating]': { '@media print': { display: 'none !important' } },
});

export const keyframes = defineKeyframes({
  uncover: { from: { visibility: 'visible' }, to: { visibility: 'hidden' } },
  trace: { from: { clipPath: 'inset(-24px 100% -24px -24px)' }, to: { clipPath: 'inset(-24px)' } },
  arrive: { from: { opacity: '0', transform: 'translateY(14px)' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  pulse: {
    '50%': {
      outlineColor: 'transparent',
      boxShadow: '0 0 0 .5rem transparent, inset 0 0 0 100vmax transparent',
    },
  },
  travel: { to: { transform: 'translateX(100px)' } },
  turn: { to: { transform: 'rotate(360deg)' } },
  shake: { '20%, 60%': { transform: 'translateX(-6px)' }, '40%, 80%': { transform: 'translateX(6px)' } },
  'slide-in-ltr': { from: { transform: 'translateX(-100%)' } },
  'slide-in-rtl': { from: { transform: 'translateX(100%)' } },
  'slide-out-ltr': { to: { transform: 'translateX(-100%)' } },
  'slide-out-rtl': { to: { transform: 'translateX(100%)' } },
});
