import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('navigation-list', {
  list: {
    display: 'flex',
    alignItems: 'stretch',
    gap: { base: '3', xl: '6' },
    '@media (scripting: none)': { flexWrap: 'wrap' },
  },
  item: { display: 'flex', alignItems: 'center' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    borderBlockWidth: '2px',
    borderColor: 'transparent',
    '@media (forced-colors: active)': { borderBlockStyle: 'none' },
    '&:hover': { color: 'signal' },
    '&[data-here=true]': {
      color: 'signal',
      borderBottomColor: 'signal',
      '@media (forced-colors: active)': { borderBottomStyle: 'solid' },
    },
    '[data-ground=ink] &': {
      '&:hover': { color: 'signalOnInk' },
      '&[data-here=true]': { color: 'onInk', borderBottomColor: 'onInk' },
    },
  },
});
