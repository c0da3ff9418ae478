import { defineStyles } from '#src/theme/define-styles.ts';

const onWide = { md: 'block' };

export const styles = defineStyles('footer-column', {
  root: {
    borderTopWidth: { base: '1px', md: '0' },
    borderColor: 'inkLine',
  },
  heading: { color: 'onInk', textStyle: 'label' },
  title: {
    display: { base: 'none', ...onWide },
    pb: '3',
    '@media (scripting: none)': { display: 'block', pt: '4' },
  },
  toggle: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    w: 'full',
    minH: '13',
    cursor: 'pointer',
    '& svg': { transition: 'transform {durations.quick}' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '@media (scripting: none)': { display: 'none' },
  },
  list: {
    display: { base: 'none', ...onWide },
    contentVisibility: 'visible',
    pb: { base: '4', md: '0' },
    'h2:has([aria-expanded=true]) + &': { display: 'block' },
    '@media (scripting: none)': { display: 'block' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '11', md: '8' },
    '&:hover': { color: 'signalOnInk' },
  },
});
