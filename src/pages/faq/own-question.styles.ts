import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('own-question', {
  root: { bg: 'sand', py: { base: '12', md: 's-tight', lg: 's' } },
  wrap: { ...grid },
  title: { textStyle: 'closing' },
  lead: { textStyle: 'lead', color: 'muted', mt: { base: '3', lg: '5' }, maxW: '40rem' },
  line: {
    mt: { base: '5', lg: '8' },
  },
  more: {
    mt: { base: '5', lg: '8' },
  },
});
