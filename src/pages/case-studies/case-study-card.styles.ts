import { defineStyles } from '#src/theme/define-styles.ts';
import { dotted } from '#src/theme/dotted.ts';
import { apart } from '#src/theme/grid.ts';
import { underlined } from '#src/theme/link-styles.ts';

const card = {
  w: 'full',
  borderTop: 'ink',
  breakInside: 'avoid',
  pb: { base: '2', md: '4' },
  '&:target': { borderColor: 'signal', borderTopWidth: '3px' },
  _print: { pt: '4', '& img': { w: '60mm' } },
} as const;

export const styles = defineStyles('case-study-card', {
  // On phones a part of the drawing stands beside the name, as far as the edge where reading ends.
  card: {
    ...card,
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 35vw)',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
    '& > *': { gridColumn: '1 / -1' },
    '& > picture': {
      gridColumn: '2',
      gridRow: '1 / span 2',
      me: { base: '-gutter', md: '0' },
      mt: { base: '-1px', md: '0' },
      borderTop: { base: 'ink', md: 'none' },
    },
    // What is fetched late has the same part of the row from the start.
    '& > picture > img': { aspectRatio: '5 / 3', h: { base: 'full', md: 'auto' } },
    _print: { ...card._print, display: 'block' },
  },
  large: {
    ...card,
    '& > img': { w: { base: '100vw', md: 'full' }, maxW: 'none', mx: { base: '-gutter', md: '0' } },
  },
  drawing: { w: 'full', aspectRatio: '5 / 3' },
  kind: { textStyle: 'small', color: 'muted', mt: '3', 'picture ~ &': { gridColumn: '1' } },
  place: {
    _before: { content: '"· "' },
    'picture ~ p > &': {
      display: { base: 'block', md: 'inline' },
      _before: { content: { base: 'none', md: '"· "' } },
    },
  },
  title: {
    textStyle: 't-s',
    mt: '1',
    'picture ~ &': { textStyle: { base: 'subheading', md: 't-s' }, gridColumn: '1' },
  },
  link: {
    ...underlined,
    textDecoration: { base: 'none', md: 'underline' },
    color: { base: 'signal', md: 'ink' },
    '&:hover': { color: 'signal' },
  },
  subtitle: { mt: '2', maxW: '36rem' },
  fact: { color: 'muted', mt: '3', pt: '3', borderTop: 'line' },
  // Marks below Arabic letters keep clear of the words that follow.
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
