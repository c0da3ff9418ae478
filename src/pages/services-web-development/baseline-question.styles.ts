import { defineStyles } from '#src/theme/define-styles.ts';

const edge = 'max({spacing.gutter}, (100vw - {sizes.content}) / 2)';
/** A line at every baseline of a text, whatever the number of its lines. */
const baselines = (height: string, at: string) => ({
  lineHeight: height,
  backgroundImage: 'linear-gradient(transparent calc(100% - 1.25px), {colors.signal} 0)',
  backgroundSize: `100% ${height}em`,
  backgroundPosition: `0 ${at}em`,
});

export const styles = defineStyles('baseline-question', {
  root: { pt: { base: '12', md: 's-tight', lg: 's' }, pb: { base: '12', md: 's-tight' } },
  page: { '& > *': { px: edge } },
  title: {
    textStyle: 'closing',
    textWrap: 'balance',
    ...baselines('1', '.875'),
    '&:dir(rtl)': baselines('1.4', '1.075'),
    '@media print': { printColorAdjust: 'exact' },
  },
  answer: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'end',
    gap: { base: '5', lg: '10' },
    mt: { base: '5', lg: '10' },
    '& > form': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  lead: { textStyle: 'lead', color: 'muted' },
  more: { mt: { base: '5', lg: '10' } },
});
