import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('quoted-story', {
  root: {
    bg: 'inkDeep',
    color: 'onInk',
    '--ring': '{colors.signalOnInk}',
    pos: 'relative',
    pb: { base: '6', md: 's-tight' },
    '@media print': { bg: 'transparent', color: 'ink', '& picture': { display: 'none' } },
  },
  // The picture fills the side where reading ends, beside the story.
  top: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '46fr 54fr' } },
  picture: {
    order: { lg: '2' },
    h: { base: '38vw', md: '52vw', lg: 'clamp(34rem, 46vw, 44rem)' },
    '& picture': { display: 'block', h: 'full' },
    '& img': { objectPosition: { base: '10% 60%', lg: '12% 50%' } },
  },
  words: {
    ps: 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)',
    pe: { base: 'gutter', lg: '14' },
    pt: { base: '6', lg: '20' },
    pb: { lg: '12' },
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: { base: '3', lg: '8' },
  },
  wrap: { w: 'wrap', mx: 'auto' },
  title: { textStyle: { base: 't-s', lg: 'lead' }, fontWeight: 'semibold' },
  name: { textStyle: 't-m', pb: { base: '2', lg: '5' } },
  text: { textStyle: { base: 'body', lg: 'lead' }, pb: '3' },
  muted: { color: 'onInkMuted', '@media print': { color: 'ink' } },
  others: { pt: { base: '5', lg: '10' } },
  other: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 7fr' },
    columnGap: '12',
    alignItems: 'baseline',
    py: { base: '2', lg: '5' },
    borderTopWidth: '1px',
    borderColor: 'inkLine',
  },
  value: { textStyle: 't-m', fontWeight: '300', color: 'sun', '@media print': { color: 'ink' } },
  meaning: { color: 'onInkMuted', display: { md: 'block' }, '@media print': { color: 'ink' } },
  label: { textStyle: 'subheading' },
  account: { py: { base: '1', md: '.375rem' } },
});
