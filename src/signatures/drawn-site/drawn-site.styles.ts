import { defineStyles } from '#src/theme/define-styles.ts';
import { actionRow, evenColumns, firstView, grid, raised } from '#src/theme/grid.ts';
import { inkGround } from '#src/theme/tones.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { fade } from '#src/theme/tokens.ts';
import { litPlaces } from '#src/ui/site-drawing/lit-places.ts';
import { hiddenSky, siteForms } from '#src/ui/site-drawing/site-forms.ts';
import { sitePlaces } from '#src/config/site-places.ts';
import { areas } from './site-areas.ts';

/** Where the list begins below the drawing, and how wide it is, in units of the drawing. */
const MARGIN = 72;
const BREADTH = siteForms.wide.width - 2 * MARGIN;
const share = (length: number) => Math.round((100 * length) / BREADTH);

/** A link of the list reaches up to its part of the drawing, which is pointed at and pressed like the link. */
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

/** How much of the backdrop is seen: nothing behind the text, and all of it beyond. */
const NIGHT = 'transparent 40%, black 62%';
/** Windows that end above the last name below the drawing: there the names begin below the fold. */
const LOW = '@media (max-height: 55.99rem)';

export const styles = defineStyles('drawn-site', {
  root: {
    ...inkGround,
    ...litPlaces,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    _print: {
      bg: 'transparent',
      color: 'ink',
      '& svg, & ol + div, & p > *': { display: 'none' },
    },
  },
  text: {
    ...grid,
    ...raised,
    ...firstView,
    [LOW]: { minH: { xl: 'calc(100svh - {sizes.head})' } },
    gridArea: { xl: '1 / 1' },
    // It ends above the roofs of the camp.
    pb: { xl: 'min(13.6vw, 12.25rem)' },
    alignContent: 'start',
  },
  title: {
    textStyle: 't-l',
    // Letters stay clear of the mast and of the rotor.
    gridColumn: { md: 'main-start / span 10', lg: 'main', xl: 'main-start / span 7' },
  },
  lead: {
    textStyle: 'lead',
    mt: { base: '4', lg: '6', xl: '8' },
    gridColumn: { md: 'main-start / span 9', lg: 'main-start / span 7', xl: 'main-start / span 5' },
    pe: { xl: '6' },
  },
  actions: { ...actionRow, mt: { base: '4', lg: '5' } },
  // The drawing is as wide as the content with its gutters; in wider windows the ground goes on beside it. Night falls on the side
  // of the text. Narrower windows have no room for nine names below it.
  wide: {
    display: { base: 'none', xl: 'block' },
    gridArea: '1 / 1',
    alignSelf: 'end',
    mt: '-12',
    w: 'full',
    maxW: '90rem',
    mx: 'auto',
    '& img': { maskImage: `linear-gradient(90deg, ${NIGHT})` },
    '&:dir(rtl) img': { maskImage: `linear-gradient(270deg, ${NIGHT})` },
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
    // The list goes on from the fiber, which leaves the middle of the drawing from 768 px on.
    ms: { base: 'calc(36 / 390 * 100%)', md: 'calc(50% - 160px)', lg: 'calc(50% - 15.625vw)', xl: 'auto' },
    me: { base: '5', xl: 'auto' },
    borderInlineStartWidth: { base: '2.5px', xl: '0' },
    borderColor: 'signalOnInk',
    counterReset: 'service',
  },
  place: {
    counterIncrement: 'service',
    borderInlineStartWidth: { xl: '1px' },
    borderColor: fade('onInk', 0.5),
    '&:has(:hover, :focus-visible)': { borderColor: { xl: 'sun' } },
  },
  link: {
    display: 'grid',
    gridTemplateColumns: { base: '1.75rem 1fr', xl: 'minmax(0, 1fr)' },
    columnGap: '1',
    alignContent: 'start',
    px: { base: '4', xl: '2' },
    py: { base: '1', md: '2', xl: '0' },
    minH: { base: '11', xl: '24' },
    _before: {
      content: { base: 'counter(service)', xl: 'none' },
      gridRow: 'span 2',
      fontWeight: 'semibold',
      color: 'onInkMuted',
    },
    _after: { content: { xl: '""' }, pos: 'absolute' },
    '&:is(:hover, :focus-visible)': { color: 'sun' },
  },
  // Nine columns hold the longest name in the narrowest window that has them.
  service: {
    textStyle: 'label',
    fontSize: { xl: 'min(1rem, 1.1vw)' },
    xlDown: { ...underlined, textDecorationColor: fade('onInk', 0.5) },
  },
  // Thin Arabic letters need more light on the dark ground.
  where: {
    textStyle: 'small',
    color: 'onInkMuted',
    '&:dir(rtl)': { color: 'onInk', opacity: '.88' },
  },
});
