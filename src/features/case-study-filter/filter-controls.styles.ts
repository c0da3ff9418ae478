import { defineStyles } from '#src/theme/define-styles.ts';
import { spread, touchTarget } from '#src/theme/grid.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { chosen } from '#src/theme/tones.ts';

export const styles = defineStyles('filter-controls', {
  root: { ...spread, flexWrap: 'wrap', columnGap: '12', rowGap: '4', ...scriptOnly },
  modes: { display: 'flex', gap: '6' },
  mode: {
    minH: '11',
    textStyle: 'label',
    color: 'muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    '&:hover': { color: 'ink' },
    '&[aria-pressed=true]': { color: 'ink', borderColor: 'ink', ...chosen },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  chip: {
    ...touchTarget,
    gap: '2',
    px: '4',
    py: '2',
    textStyle: 'label',
    borderRadius: 'chip',
    transition: 'background-color {durations.quick}, color {durations.quick}',
    bg: 'paper',
    border: 'control',
    '&:hover': { borderColor: 'ink' },
    '&[aria-pressed=true]': { bg: 'signal', borderColor: 'signal', color: 'paper', ...chosen },
  },
  count: { fontVariantNumeric: 'tabular-nums', opacity: '.72', '[aria-pressed=true] > &': { opacity: '.9' } },
});
