import { defineStyles } from '#src/theme/define-styles.ts';
import { onInk } from '#src/theme/tones.ts';
import { wrap } from '#src/theme/grid.ts';

const room = { base: 's-tight', md: 's' };

export const styles = defineStyles('section', {
  paper: { py: room },
  // Neighbors do not share a ground: of two on sand the first one stands on paper.
  sand: { py: room, bg: 'sand', '&:has(+ [data-tone=sand])': { bg: 'paper' } },
  wrap,
  sectionHeading: { display: 'grid', gap: '4', alignContent: 'start', maxW: '46rem' },
  // The name of a section is the first line of its heading, smaller and lighter than its sentence.
  name: { display: 'block', textStyle: 't-s', fontWeight: 'normal', mb: '1' },
  title: { textStyle: 't-m' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem', [onInk]: { color: 'onInkMuted' } },
});
