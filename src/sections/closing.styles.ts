import { buttonRow } from '#src/theme/button-row.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';
import { mutedText, onGrounds, signalText } from '#src/theme/tones.ts';

const root = { pt: { base: '8', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } };

export const styles = defineStyles('closing', {
  ...onGrounds(root),
  wrap: {
    w: 'wrap',
    mx: 'auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    columnGap: { lg: '12' },
    alignItems: 'end',
  },
  title: { textStyle: 'closing', textWrap: 'balance' },
  lead: {
    ...mutedText,
    textStyle: { base: 'body', lg: 'lead' },
    mt: { base: '3', lg: '0' },
    maxW: '36rem',
    pb: { lg: '2' },
  },
  ways: { gridColumn: '1 / -1', mt: { base: '4', lg: '12' }, mb: { base: '5', lg: '14' } },
  actions: buttonRow,
  next: { gridColumn: '1 / -1', mb: { base: '6', lg: '12' } },
  before: { ...mutedText, display: 'block', textStyle: 'label' },
  page: { ...signalText, ...underlinedOnHover, textStyle: 't-m', '& > svg': { display: 'inline' } },
});
