import { defineStyles } from '#src/theme/define-styles.ts';

const levels = Object.fromEntries(
  [1, 2, 3].map((level) => [`&:nth-of-type(${level})`, { '--level': `${level}` }]),
);

/** Where a level begins and how high it lies while the stairs stand above the texts. */
const start = '(var(--level) - 1) * 100% / 3';
const tread = '14rem - var(--level) * var(--rise)';
const fill = 'linear-gradient({colors.inkRaised}, {colors.ink})';

export const styles = defineStyles('escalation', {
  stairs: {
    '--rise': { base: '2.75rem', md: '3.5rem', lg: '5.5rem' },
    pos: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, 1fr)' },
    alignItems: 'end',
    gap: { base: '6', lg: '0' },
    mt: { base: '4', lg: '8' },
    pt: { base: '16rem', lg: '3.25rem' },
  },
  step: {
    ...levels,
    pos: { lg: 'relative' },
    px: { lg: '8' },
    pt: { base: '5', lg: '8' },
    minH: { lg: 'calc(11rem + (var(--level) - 1) * var(--rise))' },
    bg: { lg: fill },
    borderTopWidth: { base: '1px', lg: '0' },
    borderColor: 'inkLine',
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: { base: `calc(${start})`, lg: '0' },
      top: { base: `calc(${tread})`, lg: '0' },
      w: { base: 'calc(100% / 3)', lg: 'full' },
      h: 'var(--rise)',
      borderColor: 'signalOnInk',
      borderTopWidth: '1.5px',
      borderInlineStartWidth: '1.5px',
    },
    '&:first-child::before': { borderInlineStartWidth: '0' },
    '&::after': {
      content: '""',
      display: { lg: 'none' },
      pos: 'absolute',
      insetInlineStart: `calc(${start})`,
      top: `calc(${tread})`,
      w: 'calc(100% / 3)',
      h: 'calc(var(--level) * var(--rise))',
      bg: fill,
      zIndex: '-1',
    },
  },
  ticket: {
    pos: 'absolute',
    w: '11',
    insetInlineStart: { base: `calc(${start} + 100% / 6 - 1.375rem)`, lg: '8' },
    top: { base: `calc(${tread} - 3.25rem)`, lg: '-3.25rem' },
    color: 'onInk',
  },
  climb: {
    pos: 'absolute',
    color: 'sun',
    h: 'var(--rise)',
    insetInlineEnd: { base: `calc(100% - ${start} - 100% / 6 + 2rem)`, lg: 'calc(100% - 1rem)' },
    w: { base: 'calc(100% / 3 - 4.25rem)', lg: 'calc(100% - 5rem)' },
    top: { base: `calc(${tread} - 1.65rem)`, lg: '-1.65rem' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  arrow: { color: 'sun', transformOrigin: '22px 0', '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
