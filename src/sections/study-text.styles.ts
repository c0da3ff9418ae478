import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink } from '#src/theme/link-styles.ts';
import { mutedText, ruled, signalText } from '#src/theme/tones.ts';

export const styles = defineStyles('study-text', {
  name: { textStyle: { base: 'subheading', lg: 't-s' } },
  subtitle: { mt: '1' },
  summary: { ...mutedText, textStyle: { base: 'small', lg: 'body' }, mt: '2', maxW: '38rem' },
  // Where there is little room a line each.
  results: { display: { lg: 'flex' }, columnGap: '10', mt: { base: '3', lg: '5' } },
  result: {
    ...ruled,
    display: { base: 'flex', lg: 'block' },
    justifyContent: 'space-between',
    alignItems: 'baseline',
    flex: '1',
    py: { base: '1', lg: '2' },
    '& > dd': { fontWeight: 'semibold' },
  },
  label: { ...mutedText, textStyle: 'small' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '8', mt: '1' },
  link: { ...textLink, ...signalText, gap: '2' },
});
