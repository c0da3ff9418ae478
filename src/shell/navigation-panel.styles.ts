import { defineStyles } from '#src/theme/define-styles.ts';

const shown = { visibility: 'visible', opacity: '1', transform: 'none' };

export const styles = defineStyles('navigation-panel', {
  item: { pos: 'relative', display: 'flex', alignItems: 'center' },
  toggle: {
    display: 'grid',
    placeItems: 'center',
    w: '7',
    h: '11',
    color: 'muted',
    cursor: 'pointer',
    '& svg': { transition: 'transform {durations.quick}' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '&:hover': { color: 'signal' },
    '[data-ground=ink] &': { color: 'inherit' },
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
    color: 'ink',
    '--ring': '{colors.signal}',
    borderWidth: '1px',
    borderColor: 'ink',
    borderRadius: 'card',
    visibility: 'hidden',
    opacity: '0',
    transform: 'translateY(-6px)',
    transition:
      'opacity {durations.quick} {easings.out}, transform {durations.quick} {easings.out}, visibility {durations.quick}',
    '&[data-columns="2"]': { w: '42rem', gridTemplateColumns: '1fr 1fr', insetInlineStart: '-40' },
    '[aria-expanded=true] + &': shown,
    // Until the script is there hovering and focus open the panel by themselves.
    'html:not([data-ready]) li:is(:hover, :focus-within) > &': shown,
    // Without scripts the links wrap into rows on small screens, and a panel opens in its row.
    '@media (scripting: none) and (max-width: 1023px)': {
      '&, &[data-columns="2"]': { display: 'none', pos: 'static', w: 'auto', gridTemplateColumns: '1fr' },
      'li:is(:hover, :focus-within) > &': { display: 'grid' },
    },
    // Keeps the pointer inside on its way from the link to the panel.
    '&::before': { content: '""', pos: 'absolute', insetInline: '0', bottom: '100%', h: '3' },
  },
  page: {
    display: 'grid',
    py: '2.5',
    h: 'full',
    alignContent: 'start',
    borderTopWidth: '1px',
    borderColor: 'line',
    // The edge of the panel is the line above the first row.
    'li:first-child > &, [data-columns="2"] > li:nth-child(2) > &': { borderColor: 'transparent' },
    '&:hover': { borderColor: 'signal' },
    '&[aria-current]': { borderColor: 'signal', borderTopWidth: '2.5px', pt: 'calc({spacing.2.5} - 1.5px)' },
  },
  name: { textStyle: 'label', color: 'ink', 'a:hover > &': { color: 'signal' } },
  summary: { textStyle: 'small', color: 'muted' },
});
