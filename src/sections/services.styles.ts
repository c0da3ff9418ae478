import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';
import { equalColumns } from '#src/theme/grid.ts';
import { textLink, underlined } from '#src/theme/link-styles.ts';
import { mutedText, onInk, ruled, signalText } from '#src/theme/tones.ts';

export const styles = defineStyles('services', {
  cards: { ...equalColumns, rowGap: { md: '10', lg: '16' } },
  // The parts of cards of one row begin at one height.
  card: {
    display: { md: 'grid' },
    gridRow: { md: 'span 4' },
    gridTemplateRows: { md: 'subgrid' },
    rowGap: '0',
    alignContent: 'start',
    py: { base: '2', md: '0' },
    pt: { md: '5' },
    borderTopWidth: { base: '1px', md: '2.5px' },
    borderColor: 'ink',
    [onInk]: { borderColor: { base: 'inkLine', md: 'onInk' } },
    breakInside: 'avoid',
  },
  name: {
    display: { base: 'flex', md: 'block' },
    alignItems: 'center',
    gap: '3',
    textStyle: { base: 'subheading', md: 't-s' },
    '& > svg': { ...signalText, mb: { md: '4', lg: '6' } },
  },
  text: { mt: { base: '.125rem', md: '2' }, textStyle: 'account' },
  // On phones what a service includes runs on in lines.
  features: {
    ...dotted,
    ...mutedText,
    display: { base: 'flex', md: 'block' },
    textStyle: 'small',
    mt: { base: '.125rem', md: '4' },
    md: { '& > *': { ...ruled, py: '.375rem' }, '& > *::before': { content: 'none' } },
  },
  link: { ...textLink, ...underlined, ...signalText, mt: { md: '2' } },
});
