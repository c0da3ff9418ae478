import { defineStyles } from '#src/theme/define-styles.ts';
import { underlined } from '#src/theme/link-styles.ts';

const drawing = { w: 'full', h: 'auto', aspectRatio: '5 / 3', objectFit: 'cover' };

export const styles = defineStyles('case-study-card', {
  card: {
    w: 'full',
    borderTopWidth: '1px',
    borderColor: 'ink',
    breakInside: 'avoid',
    pb: { base: '2', md: '4' },
    '&:target': { borderColor: 'signal', borderTopWidth: '3px' },
    '@media print': { pt: '4', '& img': { w: '60mm' } },
  },
  drawing: { ...drawing, '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  plan: drawing,
  kind: { textStyle: 'small', color: 'muted', mt: '3' },
  place: { '&::before': { content: '"· "' } },
  title: { textStyle: 't-s', color: 'ink', mt: '1' },
  link: {
    ...underlined,
    '&:hover': { color: 'signal' },
  },
  subtitle: { color: 'text', mt: '2', maxW: '36rem' },
  fact: { color: 'muted', mt: '3', pt: '3', borderTopWidth: '1px', borderColor: 'line' },
  value: { textStyle: 'subheading', color: 'ink', fontVariantNumeric: 'tabular-nums' },
  details: { mt: '2' },
  story: { pb: '4', color: 'text', maxW: '36rem' },
  client: { color: 'muted', mt: '1' },
  name: { color: 'ink', fontWeight: 'semibold' },
  part: { textStyle: 'label', color: 'signal', mt: '4', mb: '1' },
  results: { mt: '1' },
  result: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '6',
    py: '2',
    color: 'muted',
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: '1px' },
  },
  measured: { color: 'ink', fontWeight: 'semibold', textAlign: 'end' },
  tags: { display: 'flex', flexWrap: 'wrap', mt: '4', color: 'muted', textStyle: 'small' },
  tag: { '& + &::before': { content: '"·"', mx: '2' } },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6', mt: '2' },
});
