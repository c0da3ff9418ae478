import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';
import { addedBox } from '#src/theme/grid.ts';

const thumb = '1.125rem';
const edge = '.1875rem';

export const styles = defineStyles('consent-settings', {
  form: { display: 'grid', gap: '1', w: { md: '24rem' } },
  title: { textStyle: 'label', color: 'ink' },
  signal: { color: 'muted', lineHeight: '1.4' },
  actions: { mt: '2', display: 'flex', flexWrap: 'wrap', gap: '2' },
  save: fromRecipe('button', { variant: 'solid', size: 'md' }, { textStyle: 'label', flexGrow: '1' }),
  back: fromRecipe('button', { variant: 'outline', size: 'md' }, { textStyle: 'label' }),
  row: {
    pos: 'relative',
    minH: '11',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignContent: 'center',
    alignItems: 'center',
  },
  label: {
    fontWeight: 'semibold',
    lineHeight: '1.4',
    color: 'ink',
    _after: { ...addedBox, inset: '0', cursor: 'pointer' },
  },
  text: { gridColumn: '1', color: 'muted', lineHeight: '1.35' },
  control: {
    pos: 'relative',
    gridColumn: '2',
    gridRow: '1 / span 2',
    w: '11',
    h: '6',
    appearance: 'none',
    borderRadius: 'chip',
    bg: 'control',
    transition: 'background-color {durations.quick}',
    _before: {
      ...addedBox,
      top: edge,
      insetInlineStart: edge,
      boxSize: thumb,
      borderRadius: 'chip',
      bg: 'paper',
      transition: 'inset-inline-start {durations.quick}',
    },
    '&:checked': { bg: 'signal' },
    '&:checked::before': { insetInlineStart: `calc(100% - ${thumb} - ${edge})` },
    '&:disabled': { bg: 'muted', cursor: 'default' },
    _highContrast: { appearance: 'auto', _before: { display: 'none' } },
  },
});
