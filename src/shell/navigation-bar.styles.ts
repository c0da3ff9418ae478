import { defineStyles, fromRecipe } from '#src/theme/define-styles.ts';

export const styles = defineStyles('navigation-bar', {
  root: {
    pos: 'sticky',
    top: '0',
    zIndex: 'bar',
    bg: 'paper',
    color: 'ink',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  bar: {
    w: 'wrap',
    mx: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', lg: '8' },
    minH: 'calc({sizes.bar} - 1px)',
    '@media (scripting: none)': { flexWrap: 'wrap' },
  },
  navigation: {
    display: { base: 'none', lg: 'block' },
    '@media (scripting: none)': { display: 'block', order: { base: '2', lg: '0' } },
  },
  end: { display: 'flex', alignItems: 'center', gap: '2', ms: 'auto', me: { base: '-2.5', lg: '-3' } },
  menuButton: fromRecipe(
    'button',
    { variant: 'plain', size: 'md' },
    {
      px: '2.5',
      display: { base: 'inline-flex', lg: 'none' },
      '@media (scripting: none)': { display: 'none' },
    },
  ),
});
