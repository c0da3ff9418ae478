import { defineStyles } from '#src/theme/define-styles.ts';
import { grid } from '#src/theme/grid.ts';

export const styles = defineStyles('wish-opening', {
  root: { ...grid, bg: 'sand', alignItems: 'end', pt: { base: '5', lg: '14' }, pb: { base: '4', lg: '12' } },
  title: { textStyle: 't-l', gridColumn: { lg: 'main-start / span 8' }, textWrap: 'balance' },
  number: {
    fontSize: { base: '1.9em', lg: '2.15em' },
    fontWeight: '300',
    letterSpacing: '-.045em',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '.9',
  },
  side: { gridColumn: { lg: '10 / main-end' }, mt: { base: '3', lg: '0' }, pb: { lg: '3' } },
  lead: { textStyle: 'body', color: 'muted' },
});
