import { defineStyles } from '#src/theme/define-styles.ts';

const leader = {
  content: '""',
  pos: 'absolute',
  borderTopWidth: '1px',
  borderColor: 'signalOnInk',
  display: { base: 'none', lg: 'block' },
  w: '20',
  top: 'calc(50% - .4rem)',
};

export const styles = defineStyles('stack', {
  stack: {
    display: 'flex',
    flexDirection: 'column-reverse',
    isolation: 'isolate',
    mt: { base: '8', lg: '16' },
  },
  layer: {
    '--plate': { base: '7rem', md: '16rem', lg: '22rem' },
    pos: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '5', md: '10', lg: '24' },
    minH: { base: '7rem', md: '7.5rem', lg: '8.25rem' },
    gridTemplateColumns: {
      base: 'var(--plate) minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) var(--plate) minmax(0, 1fr)',
    },
    '& > :last-child': { gridRow: '1' },
    '&:nth-child(even) > :last-child': { gridColumn: { lg: '1' }, textAlign: { lg: 'end' } },
    '&:nth-child(odd) > :last-child': { gridColumn: { lg: '3' } },
    '&::after': leader,
    '&:nth-child(odd)::after': { insetInlineStart: 'calc(50% + 10.6rem)' },
    '&:nth-child(even)::after': { insetInlineEnd: 'calc(50% + 10.6rem)' },
    // The edges between two plates.
    '&:not(:first-child)::before': {
      content: '""',
      pos: 'absolute',
      zIndex: '-1',
      top: '50%',
      h: 'full',
      w: 'calc(var(--plate) * .957)',
      insetInlineStart: { base: 'calc(var(--plate) * .0215)', lg: 'calc(50% - var(--plate) * .4785)' },
      borderInlineWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'inkLine',
    },
  },
  plate: {
    gridRow: '1',
    gridColumn: { lg: '2' },
    w: 'full',
    my: { base: '-2', md: '-8', lg: '-10' },
    color: 'onInk',
  },
  body: { fill: 'inkRaised' },
  surface: { color: 'signalOnInk' },
});
