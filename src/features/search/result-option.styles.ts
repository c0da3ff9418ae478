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
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    '&[aria-selected=true]': { bg: 'sand', borderColor: 'signal' },
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
    color: 'signal',
  },
  picture: { w: 'full', h: 'full', objectFit: 'cover' },
  text: { flex: '1', minW: '0' },
  title: { display: 'block', fontWeight: 'semibold', color: 'ink', unicodeBidi: 'isolate' },
  line: {
    lineClamp: '1',
    color: 'muted',
  },
  term: { display: 'inline-block' },
  kind: { color: 'signal', me: '1' },
});
