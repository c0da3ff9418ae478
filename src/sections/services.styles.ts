import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';
import { equalColumns, secondAfter, sharedRows } from '#src/theme/grid.ts';
import { textLink, underlined } from '#src/theme/link-styles.ts';
import { mutedText, onInk, ruled, signalText } from '#src/theme/tones.ts';

const inRow = '[data-layout=rows] &';

export const styles = defineStyles('services', {
  columns: { ...equalColumns, rowGap: { md: '10', lg: '16' } },
  rows: {},
  card: {
    ...sharedRows(4),
    alignContent: 'start',
    py: { base: '2', md: '0' },
    pt: { md: '5' },
    borderTopWidth: { base: '1px', md: '2.5px' },
    borderColor: 'ink',
    [onInk]: { borderColor: { base: 'inkLine', md: 'onInk' } },
    breakInside: 'avoid',
    [inRow]: {
      gridRow: 'auto',
      gridTemplateColumns: { md: secondAfter(7) },
      gridTemplateRows: 'auto',
      columnGap: '12',
      pb: { md: '8', lg: '14' },
      '& > :not(h3)': { gridColumn: { md: '2' } },
      '& > h3': { gridRow: { md: '1 / span 3' } },
    },
  },
  name: {
    display: { base: 'flex', md: 'block' },
    alignItems: 'center',
    gap: '3',
    textStyle: { base: 'subheading', md: 't-s' },
    [inRow]: { textStyle: { md: 't-m', lg: 'title' } },
    '& > svg': { ...signalText, mb: { md: '4', lg: '6' } },
  },
  text: { mt: { base: '.125rem', md: '2' }, textStyle: 'account', [inRow]: { mt: { md: '0' } } },
  // On phones and in rows, the features run on in lines.
  features: {
    ...dotted,
    ...mutedText,
    display: { base: 'flex', md: 'block' },
    textStyle: 'small',
    mt: { base: '.125rem', md: '4' },
    md: { '& > *': { ...ruled, py: '.375rem' }, '& > *::before': { content: 'none' } },
    [inRow]: {
      display: 'flex',
      '& > *': { py: '0', borderTopWidth: '0' },
      '& > *::before': { content: '"·" / ""' },
    },
  },
  link: { ...textLink, ...underlined, ...signalText, mt: { md: '2' } },
});
