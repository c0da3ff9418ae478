import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { turningArrow } from '#src/theme/drawings.ts';
import { addedBox, center, hstack, touchTarget, wrap } from '#src/theme/grid.ts';

const shown = { visibility: 'visible', opacity: '1', transform: 'none' };

export const styles = defineStyles('navigation-bar', {
  root: {
    pos: 'sticky',
    // The sample notice above the bar scrolls away with the page.
    top: 'calc(-1 * var(--samples, 0rem))',
    zIndex: 'bar',
    bg: 'paper',
    borderBottom: 'line',
  },
  samples: {
    minH: '{sizes.samples}',
    px: '2',
    bg: 'sand',
    color: 'ink',
    textStyle: { base: 'note', md: 'small' },
    lineHeight: { base: '1.25', md: '1.25' },
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
  },
  bar: {
    ...wrap,
    ...hstack,
    gap: { base: '2', md: '4', lg: '7' },
    minH: 'calc({sizes.bar} - 1px)',
    '@media (scripting: none)': { flexWrap: 'wrap' },
  },
  navigation: {
    display: { base: 'none', lg: 'block' },
    ps: { xl: '5' },
    '@media (scripting: none)': { display: 'block', order: { base: '2', lg: '0' } },
    '&:has(+ div search:focus-within) > ul > li:last-child': {
      lgOnly: { opacity: '0', pointerEvents: 'none' },
    },
  },
  end: { ...hstack, gap: { base: '1', sm: '2', lg: '1', xl: '2' }, ms: 'auto' },
  contact: fromRecipe(
    'button',
    { variant: 'solid', size: 'md' },
    {
      textStyle: 'label',
      whiteSpace: 'nowrap',
      px: { base: '3', sm: '4' },
    },
  ),
  island: { display: 'contents' },
  menuButton: fromRecipe(
    'button',
    { variant: 'plain', size: 'md' },
    {
      px: '2.5',
      me: '-2.5',
      display: { base: 'inline-flex', lg: 'none' },
      '@media (scripting: none)': { display: 'none' },
    },
  ),
  list: {
    display: 'flex',
    alignItems: 'stretch',
    gap: { base: '4', xl: '6' },
    '@media (scripting: none)': { flexWrap: 'wrap' },
  },
  item: hstack,
  link: {
    ...touchTarget,
    textStyle: 'small',
    whiteSpace: 'nowrap',
    borderBlockWidth: '2px',
    borderColor: 'transparent',
    _highContrast: { borderBlockStyle: 'none' },
    '&:hover': { color: 'signal' },
    '&[data-here=true]': {
      color: 'signal',
      borderBottomColor: 'signal',
      _highContrast: { borderBottomStyle: 'solid' },
    },
  },
  panelItem: { pos: 'relative', ...hstack },
  toggle: {
    ...center,
    w: '7',
    h: '11',
    color: 'muted',
    ...turningArrow,
    '&:hover': { color: 'signal' },
    '@media (scripting: none)': { display: 'none' },
  },
  panel: {
    pos: 'absolute',
    top: 'calc(100% + .75rem)',
    insetInlineStart: '-6',
    zIndex: 'panel',
    display: 'grid',
    columnGap: '8',
    w: '20rem',
    px: '6',
    py: '3',
    bg: 'paper',
    border: 'ink',
    visibility: 'hidden',
    opacity: '0',
    transform: 'translateY(-6px)',
    transition:
      'opacity {durations.quick} {easings.out}, transform {durations.quick} {easings.out}, visibility {durations.quick}',
    '&[data-columns="2"]': { w: '42rem', gridTemplateColumns: '1fr 1fr', insetInlineStart: '-40' },
    '[aria-expanded=true] + &': shown,
    // Until the script runs, hover and focus open the panel.
    'html:not([data-ready]) li:is(:hover, :focus-within) > &': shown,
    // Without scripts, links wrap on small screens and a panel opens in its row.
    '@media (scripting: none) and (max-width: 1023px)': {
      '&, &[data-columns="2"]': { display: 'none', pos: 'static', w: 'auto', gridTemplateColumns: '1fr' },
      'li:is(:hover, :focus-within) > &': { display: 'grid' },
    },
    // Keeps the pointer inside on its way from the link to the panel.
    _before: { ...addedBox, insetInline: '0', bottom: '100%', h: '3' },
  },
  page: {
    display: 'grid',
    py: '2.5',
    h: 'full',
    alignContent: 'start',
    borderTop: 'line',
    // The panel's border is the line above the first row.
    'li:first-child > &, [data-columns="2"] > li:nth-child(2) > &': { borderColor: 'transparent' },
    '&:hover': { borderColor: 'signal' },
    '&[aria-current]': { borderColor: 'signal', borderTopWidth: '2.5px', pt: 'calc({spacing.2.5} - 1.5px)' },
  },
  name: { textStyle: 'label', 'a:hover > &': { color: 'signal' } },
  summary: { textStyle: 'small', color: 'muted' },
});
