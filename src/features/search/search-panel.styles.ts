import { defineStyles } from '#src/theme/define-styles.ts';
import { panel } from './panel-style.ts';

export const styles = defineStyles('search-panel', {
  panel,
  loading: {
    ...panel,
    display: 'grid',
    gap: '3',
    p: '4',
    // As long as nothing is typed nobody waits.
    'search:has(:placeholder-shown) > &': { display: 'none' },
  },
  bone: {
    h: '11',
    borderRadius: 'control',
    bg: 'line',
    animation: 'fade-in {durations.entrance} infinite alternate',
  },
  status: { srOnly: true },
  heading: { px: '4', pt: '3', pb: '2', fontWeight: 'semibold', color: 'muted', overflowWrap: 'anywhere' },
  nothing: { px: '5', pt: '4', textStyle: 'label', color: 'ink', overflowWrap: 'anywhere' },
  advice: { px: '5', pt: '1', pb: '2', color: 'muted' },
  links: { pb: '2' },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    mx: '2',
    px: '3',
    borderRadius: 'control',
    color: 'signal',
    fontWeight: 'semibold',
    '&:hover': { bg: 'sand' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
