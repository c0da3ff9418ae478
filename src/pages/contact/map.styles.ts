import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('map-section', {
  regions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    mt: { base: '8', md: '10' },
    '@media (scripting: none), print': { display: 'none' },
  },
  region: {
    minH: '11',
    px: '4',
    py: '2',
    textStyle: 'label',
    color: 'ink',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'chip',
    cursor: 'pointer',
    transition: 'background-color {durations.quick}, color {durations.quick}',
    '&:hover': { borderColor: 'ink' },
    '&[aria-pressed=true]': {
      bg: 'signal',
      borderColor: 'signal',
      color: 'paper',
      '@media (forced-colors: active)': {
        bg: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  },
  split: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    alignItems: 'start',
    mt: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});
