import { defineStyles } from '#src/theme/define-styles.ts';
import { scriptOnly } from '#src/theme/media.ts';

const pressed = {
  bg: 'signal',
  borderColor: 'signal',
  color: 'paper',
  _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
};
const button = {
  minH: '11',
  px: '4',
  py: '2',
  textStyle: 'label',
  borderRadius: 'chip',
  transition: 'background-color {durations.quick}, color {durations.quick}',
};

export const styles = defineStyles('filter-controls', {
  root: { display: 'grid', gap: '4', justifyItems: { base: 'start', lg: 'end' }, ...scriptOnly },
  modes: { display: 'flex', gap: '6' },
  mode: {
    minH: '11',
    textStyle: 'label',
    color: 'muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    '&:hover': { color: 'ink' },
    '&[aria-pressed=true]': { color: 'ink', borderColor: 'ink', _highContrast: pressed._highContrast },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  chip: {
    ...button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    bg: 'paper',
    border: 'control',
    '&:hover': { borderColor: 'ink' },
    '&[aria-pressed=true]': pressed,
  },
  count: { fontVariantNumeric: 'tabular-nums', opacity: '.72', '[aria-pressed=true] > &': { opacity: '.9' } },
});
