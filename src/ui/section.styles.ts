import { defineStyles } from '#src/theme/define-styles.ts';

const root = { py: 's' };
const onInk = { bg: 'ink', color: 'onInk', '--ring': '{colors.signalOnInk}' };

export const styles = defineStyles('section', {
  paper: { ...root },
  // Neighbours do not share a ground: of two on sand the first one stands on paper,
  sand: { ...root, bg: 'sand', '&:has(+ [data-tone=sand])': { bg: 'paper' } },
  // and what stands on paper by itself turns to sand beside paper.
  either: {
    ...root,
    '[data-tone=paper] + &, :not([data-tone=paper]) + [data-tone=either] + &': { bg: 'sand' },
  },
  ink: { ...onInk, py: 's-wide' },
  wrap: { w: 'wrap', mx: 'auto' },
  sectionHeading: { display: 'grid', gap: '4', alignContent: 'start', maxW: '46rem' },
  // The name of a section is the first line of its heading, smaller and lighter than its sentence.
  name: { display: 'block', textStyle: 't-s', fontWeight: 'normal', mb: '1' },
  title: { textStyle: 't-m', color: 'ink', '[data-tone=ink] &': { color: 'onInk' } },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem', '[data-tone=ink] &': { color: 'onInkMuted' } },
});
