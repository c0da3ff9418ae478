import { actionRow, evenColumns, inColumns, sharedRows, splitAfter, wrap } from '#src/theme/grid.ts';
import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink, underlined, underlinedOnHover } from '#src/theme/link-styles.ts';
import { mutedText, onGrounds, ruled, signalText } from '#src/theme/tones.ts';
import { tabular } from '#src/theme/set-digits.ts';

export const styles = defineStyles('closing', {
  ...onGrounds({ pt: { base: '7', md: 's-tight', lg: 's' }, pb: { base: '6', md: 's-tight' } }),
  wrap: {
    ...wrap,
    ...splitAfter(7),
  },
  title: { textStyle: 'title' },
  lead: { ...mutedText, textStyle: 'intro', mt: { base: '3', lg: '0' }, maxW: '36rem' },
  ways: { gridColumn: '1 / -1', mt: { base: '4', lg: '12' }, mb: { base: '5', lg: '14' } },
  actions: { ...actionRow, 'form + &': { mt: { base: '5', md: '8', lg: '10' } } },
  closingWays: {
    gridColumn: '1 / -1',
    ...inColumns({ lg: evenColumns(3) }),
    columnGap: '10',
    mt: { base: '4', lg: '10' },
  },
  way: { ...ruled, ...sharedRows(3, 'lg'), alignItems: 'baseline', py: { base: '3', md: '4' } },
  name: { textStyle: 'entry' },
  text: { ...mutedText, maxW: '36rem', textStyle: 'account' },
  number: { ...signalText, ...underlinedOnHover, ...tabular, textStyle: 't-s', whiteSpace: 'nowrap' },
  email: { ...signalText, ...underlined },
  link: { ...textLink, ...signalText, overflowWrap: 'anywhere' },
});
