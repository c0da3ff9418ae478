import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('result-option', {
  root: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    px: '4',
    py: '2.5',
    cursor: 'pointer',
    '&:hover': { bg: 'sand' },
    '&[aria-selected=true]': { bg: 'sand', boxShadow: 'inset 3px 0 {colors.signal}' },
    '&[aria-selected=true]:dir(rtl)': { boxShadow: 'inset -3px 0 {colors.signal}' },
    '&[aria-selected=true]:is(*)': {
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  tile: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    w: '3.5rem',
    h: '2.625rem',
    mt: '1',
    overflow: 'hidden',
    bg: 'sand',
    color: 'signal',
    borderRadius: 'control',
    '[role=option]:is(:hover, [aria-selected=true]) > &': { bg: 'line' },
  },
  picture: { w: 'full', h: 'full', objectFit: 'cover' },
  text: { flex: '1', minW: '0' },
  title: { display: 'block', fontWeight: 'semibold', color: 'ink', unicodeBidi: 'isolate' },
  line: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'muted',
  },
  term: { display: 'inline-block' },
  kind: { color: 'signal', me: '1' },
});
