import { defineStyles } from '#src/theme/define-styles.ts';
import { drawnEdge, emerging } from '#src/theme/drawings.ts';
import { grid, raised } from '#src/theme/grid.ts';

/** Enlarges objects that are too small on phones. */
const larger = { transform: { base: 'scale(2)', lg: 'none' } };

export const styles = defineStyles('coverage-plan', {
  root: { ...grid, pos: 'relative', bg: 'sand', minH: { lg: 'min(46rem, 82vh)' } },
  text: {
    ...raised,
    alignSelf: 'end',
    pt: { base: '8', lg: '16' },
    gridColumn: { lg: 'main-start / span 5' },
    // Room for the search field of the next section.
    pb: { base: '5', lg: '48' },
    '@media (scripting: none), print': { pb: '8' },
  },
  eyebrow: { color: 'muted' },
  title: { textStyle: 'title', mt: '2' },
  lead: { textStyle: 'lead', mt: { base: '3', lg: '5' }, maxW: '30rem' },
  map: {
    // Keeps the visitor clear of the headline.
    gridColumn: { base: 'full', lg: '7 / full-end', xl: '6 / full-end' },
    pos: { lg: 'absolute' },
    inset: { lg: '0' },
    h: { base: 'min(19rem, 78vw)', md: '26rem', lg: 'full' },
    // The land fades toward the text, from where its lines begin.
    ...emerging({
      base: 'transparent 2.2%, black 8%',
      lg: 'transparent 2.2%, color-mix(in srgb, black 80%, transparent) 9%, black 15%',
    }),
  },
  drawing: { boxSize: 'full' },
  mast: { ...larger, fill: 'signal' },
  mark: larger,
  ring: { fill: 'sand', ...drawnEdge('error', 'cut') },
  person: { fill: 'error' },
});
