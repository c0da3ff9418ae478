import { paired } from '#src/theme/dotted.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnGround } from '#src/theme/drawn-ground.ts';

const branch = { pos: 'relative', ps: { md: '7', lg: '10' } };

export const styles = defineStyles('decision-gates', {
  root: { pt: { base: '8', md: 's-tight', lg: 's-wide' }, pb: { base: '6', md: 's-tight' } },
  wrap: { w: 'wrap', mx: 'auto' },
  heading: { textStyle: 't-m', maxW: '16em' },
  phases: { mt: { base: '3', md: '6', lg: '12' } },
  phase: {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '1fr 1fr', lg: '6fr 7fr' },
    columnGap: { md: '8', lg: '16' },
    borderInlineStartWidth: { base: '2.5px', md: '0' },
    borderColor: 'signal',
    ps: { base: '6', md: '0' },
  },
  work: { pb: { md: '6', lg: '10' } },
  name: { textStyle: { base: 'subheading', lg: 't-s' } },
  text: { color: 'muted', mt: { md: '1', lg: '2' }, maxW: '36rem' },
  steps: { ...paired, display: 'flex', textStyle: 'small', color: 'muted', mt: '1', maxW: '36rem' },
  // One line goes down through all gates; what stops leaves it and ends at a bar.
  gate: {
    borderInlineStartWidth: { md: '2.5px' },
    borderColor: 'signal',
    pb: { base: '4', lg: '10' },
  },
  go: {
    ...branch,
    textStyle: { base: 'body', lg: 't-s' },
    fontWeight: { base: '400', lg: '400' },
    '&::before': {
      ...drawnGround,
      content: '""',
      pos: 'absolute',
      insetInlineStart: { base: '-2rem', md: '-.55rem' },
      top: '.5rem',
      w: '.875rem',
      h: '.875rem',
      rotate: '45deg',
      bg: 'signal',
    },
  },
  stop: {
    ...branch,
    color: 'muted',
    mt: { base: '1', lg: '3' },
    '&::before': {
      content: '""',
      pos: 'absolute',
      insetInlineStart: { base: '-1.5rem', md: '0' },
      top: '.4rem',
      w: { base: '1.125rem', lg: '1.75rem' },
      h: '.875rem',
      borderInlineEndWidth: '2.5px',
      borderColor: 'muted',
      backgroundImage: 'linear-gradient({colors.muted}, {colors.muted})',
      backgroundSize: '100% 1.25px',
      backgroundPosition: '0 50%',
      backgroundRepeat: 'no-repeat',
    },
  },
  word: { fontWeight: 'semibold', me: '1', color: 'signal', 'p + p > &': { color: 'ink' } },
});
