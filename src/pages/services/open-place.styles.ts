import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('open-place', {
  root: { pb: { base: '12', md: 's-tight', lg: 's' } },
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
    columnGap: { md: '10', lg: '16' },
  },
  // The mark hangs from above, as those of the drawing stand over their places.
  mark: {
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'start',
    pos: 'relative',
    w: { base: '14', lg: '24' },
    h: { base: '14', lg: '24' },
    mt: { base: '12', lg: '28' },
    borderRadius: 'chip',
    borderWidth: '2.5px',
    borderColor: 'error',
    color: 'error',
    textStyle: 't-m',
    lineHeight: '1',
    '&::before': {
      content: '""',
      pos: 'absolute',
      bottom: '100%',
      insetInlineStart: '50%',
      h: { base: '12', lg: '28' },
      borderInlineStartWidth: '1.25px',
      borderColor: 'error',
    },
  },
  title: { textStyle: 'closing', mt: { base: '5', md: '16', lg: '28' }, maxW: '11em' },
  lead: { textStyle: 'lead', color: 'muted', mt: { base: '4', lg: '6' }, maxW: '34rem' },
  actions: { ...buttonRow, mt: '8' },
  more: { mt: { base: '5', lg: '8' } },
});
