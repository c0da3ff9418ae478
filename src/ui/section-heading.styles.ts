import { defineStyles } from '#src/theme/define-styles.ts';

const root = { display: 'grid', gap: '4', alignContent: 'start', maxW: '46rem' };
const title = { textStyle: 't-m', color: 'ink', '[data-tone=ink] &': { color: 'onInk' } };

export const styles = defineStyles('section-heading', {
  root,
  wide: { ...root, maxW: '68rem' },
  // The name of a section is the first line of its heading, smaller and lighter than its sentence.
  name: { display: 'block', textStyle: 't-s', fontWeight: 'normal', mb: '1' },
  title,
  large: { ...title, textStyle: 't-l' },
  lead: { textStyle: 'lead', color: 'muted', maxW: '36rem', '[data-tone=ink] &': { color: 'onInkMuted' } },
});
