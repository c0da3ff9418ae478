import { defineStyles } from '#src/theme/define-styles.ts';
import { secondAfter, splitAfter, wrap } from '#src/theme/grid.ts';
import { mutedText, onGrounds } from '#src/theme/tones.ts';

const root = {
  pt: { base: '7', md: 's-tight', lg: 's' },
  pb: { base: '6', md: 's-tight', lg: 's' },
  // Arabic lines are taller and already leave more space.
  '&:dir(rtl)': { pt: { mdDown: '5' }, pb: { mdDown: '4' } },
  overflow: 'clip',
};

export const styles = defineStyles('section', {
  ...onGrounds(root),
  // Content next to its heading is at the end of the line; a statement has the larger half.
  wrap: {
    ...wrap,
    '&:has(> [data-layout=beside])': {
      display: { lg: 'grid' },
      gridTemplateColumns: { lg: secondAfter(5) },
      columnGap: '12',
      '& > header': { display: { lg: 'block' } },
      '& > header > p': { mt: { lg: '3' } },
    },
    '&:has(> div[data-layout=beside])': { gridTemplateColumns: { xl: secondAfter(7) } },
  },
  // The lead is next to the heading.
  header: {
    ...splitAfter(7),
    alignItems: { lg: 'baseline' },
    pb: { base: '3', md: '8', lg: '12' },
  },
  statement: { pb: { base: '3', md: '8', lg: '0' } },
  title: { textStyle: 't-m', maxW: '20em' },
  // Keeps marks above large Arabic letters clear of the name.
  large: { textStyle: { base: 't-m', xl: 'title' }, maxW: '14em', '&:dir(rtl) > span': { mb: '4' } },
  name: { display: 'block', textStyle: 't-s', fontWeight: 'normal', mb: '1' },
  lead: { ...mutedText, textStyle: 'intro', mt: { base: '2', lg: '0' }, maxW: '40rem' },
  note: { ...mutedText, textStyle: 'detail', mt: '2' },
});
