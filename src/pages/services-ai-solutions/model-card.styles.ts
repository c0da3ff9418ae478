import { colon } from '#src/theme/colon.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { inkGround } from '#src/theme/ink-ground.ts';

export const styles = defineStyles('model-card', {
  root: {
    ...inkGround,
    py: { base: '8', md: 's-tight', lg: 's' },
    '@media print': { bg: 'transparent', color: 'ink', '& p, & li, & h2, & h3, & strong': { color: 'ink' } },
  },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '7fr 5fr' },
    columnGap: { lg: '16', xl: '24' },
    rowGap: { base: '3', lg: '10' },
  },
  heading: { textStyle: 't-m', gridColumn: '1 / -1', maxW: '16em' },
  fields: { display: 'grid', rowGap: { base: '3', md: '0' }, alignContent: 'start' },
  field: {
    display: { md: 'grid' },
    gridTemplateColumns: '1fr 2fr',
    columnGap: '8',
    alignItems: 'baseline',
    py: { md: '5', lg: '7' },
    borderTopWidth: { md: '1px' },
    borderColor: 'inkLine',
  },
  name: { textStyle: 'subheading', color: 'signalOnInk' },
  value: { textStyle: { base: 'body', lg: 'lead' } },
  features: { borderTopWidth: { md: '1px' }, borderColor: 'inkLine', pt: { base: '2', md: '10', lg: '7' } },
  small: { textStyle: 't-s' },
  lines: { mt: { md: '2', lg: '4' } },
  line: { color: 'onInkMuted', py: { base: '1', lg: '2' } },
  term: { fontWeight: 'semibold', color: 'onInk', ...colon },
});
