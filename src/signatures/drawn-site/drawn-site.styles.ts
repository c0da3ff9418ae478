import { defineStyles } from '#src/theme/define-styles.ts';
import { actionRow, evenColumns, firstView, grid, inColumns, raised } from '#src/theme/grid.ts';
import { emerging } from '#src/theme/drawings.ts';
import { inkOnScreen } from '#src/theme/tones.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { fade } from '#src/theme/tokens.ts';
import { litPlaces } from '#src/ui/site-drawing/lit-places.ts';
import { hiddenSky, siteForms } from '#src/ui/site-drawing/site-forms.ts';
import { sitePlaces } from '#src/config/site-places.ts';
import { areas } from './site-areas.ts';

/** Start and width of the list below the drawing, in units of the drawing. */
const MARGIN = 72;
const BREADTH = siteForms.wide.width - 2 * MARGIN;
const share = (length: number) => Math.round((100 * length) / BREADTH);

/** A link of the list extends to its part of the drawing, which then acts as the link. */
const reaches = Object.fromEntries(
  sitePlaces.map((place, position) => {
    const [x, y, width, height] = areas[place];
    const reach = {
      insetInlineStart: `${share(x - MARGIN)}%`,
      bottom: `calc(100% + ${share(siteForms.wide.height - y - height)}cqi)`,
      w: `${share(width)}cqi`,
      h: `${share(height)}cqi`,
    };
    return [`& > :nth-child(${position + 1}) > a::after`, { xl: reach }];
  }),
);

/** A size, reduced in low viewports to `part` percent of their height. */
const inHeight = (size: string, part: number) => `min(${size}, ${part}svh)`;
/** Nine columns fit the longest name at their narrowest width. */
const inColumn = { fontSize: { xl: 'min(1rem, 1.1vw)' }, textWrap: 'balance' };

export const styles = defineStyles('drawn-site', {
  root: {
    ...inkOnScreen,
    ...litPlaces,
    ...inColumns({}),
    overflow: 'clip',
    _print: { ...inkOnScreen._print, '& svg, & ol + div, & p > *': { display: 'none' } },
  },
  text: {
    ...grid,
    ...raised,
    pt: { ...firstView.pt, xl: inHeight('2.5rem', 3.5) },
    // The first view ends with the names of the services.
    minH: { xl: 'min(100svh - {sizes.head} - 7rem, 50rem)' },
    gridArea: { xl: '1 / 1' },
    // Ends above the roofs of the camp.
    pb: { xl: 'min(12.6vw, 11.4rem)' },
    alignContent: 'start',
  },
  title: {
    textStyle: 't-l',
    fontSize: { xl: inHeight('5rem', 8.4) },
    '&:dir(rtl)': { fontSize: { xl: inHeight('4.5rem', 7.6) }, lineHeight: { xl: '1.2' } },
    // Keeps letters clear of the mast.
    maxW: { xl: '7.4em' },
    gridColumn: { md: 'main-start / span 10', lg: 'main' },
  },
  lead: {
    textStyle: 'lead',
    color: 'onInkMuted',
    fontSize: { xl: 'clamp(1rem, 2.4svh, 1.3125rem)' },
    '&:dir(rtl)': { fontSize: { xl: 'clamp(1rem, 2.2svh, 1.3125rem)' }, lineHeight: { xl: '1.65' } },
    mt: { base: '4', lg: '6', xl: inHeight('1.5rem', 1.7) },
    gridColumn: { md: 'main-start / span 9', lg: 'main-start / span 7', xl: 'main-start / span 5' },
    // Keeps text clear of the mast.
    pe: { xl: '4' },
  },
  actions: { ...actionRow, mt: { base: '4', lg: '5', xl: inHeight('1.75rem', 2.4) } },
  // As wide as the content with its gutters; in wider viewports the ground continues. The dark side is behind the text.
  // Narrower viewports do not fit nine names below.
  wide: {
    display: { base: 'none', xl: 'block' },
    gridArea: '1 / 1',
    alignSelf: 'end',
    // Low viewports crop the sky.
    mt: '-24rem',
    w: 'full',
    maxW: '90rem',
    mx: 'auto',
    // Hides the backdrop behind the text.
    '& img': emerging({ base: 'transparent 40%, black 62%' }),
  },
  upright: {
    hideFrom: 'xl',
    overflow: 'clip',
    mt: { base: hiddenSky.top, md: '-20', lg: '-24' },
    '& > svg': { h: { md: '40rem', lg: '62.5vw' }, mb: { base: hiddenSky.bottom, md: '0' } },
    '& img': { maskImage: hiddenSky.mask },
  },
  places: {
    ...reaches,
    pos: 'relative',
    zIndex: { xl: 'raised' },
    containerType: { xl: 'inline-size' },
    w: { xl: 'wrap' },
    mx: { xl: 'auto' },
    mb: { base: '8', xl: '12' },
    display: { md: 'grid' },
    gridTemplateColumns: { md: '1fr 1fr', xl: evenColumns(9) },
    gridTemplateRows: { md: 'repeat(5, auto)', xl: 'auto' },
    gridAutoFlow: { md: 'column', xl: 'row' },
    // Continues the fiber, which leaves the drawing in the middle from 768 px on.
    ms: { base: 'calc(36 / 390 * 100%)', md: 'calc(50% - 160px)', lg: 'calc(50% - 15.625vw)', xl: 'auto' },
    me: { base: '5', xl: 'auto' },
    borderInlineStartWidth: { base: '2.5px', xl: '0' },
    borderColor: 'signalOnInk',
  },
  place: {
    borderInlineStartWidth: { xl: '1px' },
    borderColor: fade('onInk', 0.5),
    '&:has(:hover, :focus-visible)': { borderColor: { xl: 'sun' } },
  },
  link: {
    display: 'grid',
    alignContent: 'start',
    px: { base: '4', xl: '2' },
    py: { base: '1', md: '2', xl: '0' },
    minH: { base: '11', xl: '24' },
    _after: { content: { xl: '""' }, pos: 'absolute' },
    '&:is(:hover, :focus-visible)': { color: 'sun' },
  },
  service: {
    textStyle: 'label',
    ...inColumn,
    xlDown: { ...underlined, textDecorationColor: fade('onInk', 0.5) },
  },
  // Thin Arabic letters need more contrast on the dark background.
  where: {
    textStyle: 'small',
    ...inColumn,
    color: 'onInkMuted',
    '&:dir(rtl)': { color: 'onInk', opacity: '.88' },
  },
});
