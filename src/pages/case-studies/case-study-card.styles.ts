import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';
import { apart, sharedRows } from '#src/theme/grid.ts';
import { underlinedOnHover } from '#src/theme/link-styles.ts';

export const styles = defineStyles('case-study-card', {
  card: {
    ...sharedRows(8),
    w: 'full',
    borderTop: 'ink',
    breakInside: 'avoid',
    pb: { base: '2', md: '4' },
    '&:target': { borderColor: 'signal', borderTopWidth: '3px' },
    _print: { pt: '4', '& img': { w: '60mm' } },
  },
  drawing: {
    w: { base: '100vw', md: 'full' },
    maxW: 'none',
    mx: { base: '-gutter', md: '0' },
    aspectRatio: '5 / 3',
  },
  kind: { textStyle: 'small', color: 'muted', mt: '3' },
  place: { _before: { content: '"· "' } },
  title: { textStyle: 't-s', mt: '1' },
  link: { color: 'signal', ...underlinedOnHover },
  subtitle: { mt: '2', maxW: '36rem' },
  fact: { color: 'muted', mt: '3', pt: '3', borderTop: 'line' },
  // Keeps marks below Arabic letters clear of the next words.
  value: {
    '&:dir(rtl)': { display: 'inline-block', pb: '2' },
    textStyle: 'subheading',
    color: 'ink',
    fontVariantNumeric: 'tabular-nums',
  },
  details: { mt: '2' },
  story: { pb: '4', maxW: '36rem' },
  name: { color: 'ink', fontWeight: 'semibold' },
  part: { textStyle: 'label', color: 'signal', mt: '3', mb: '1' },
  results: { textStyle: 'account', borderBottom: 'line', mt: '3' },
  result: { ...apart, gap: '6', py: '1', color: 'muted', borderTop: 'line' },
  measured: { color: 'ink', fontWeight: 'semibold', textAlign: 'end' },
  tags: { ...dotted, display: 'flex', mt: '3', color: 'muted', textStyle: 'small' },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6', mt: '2' },
});
