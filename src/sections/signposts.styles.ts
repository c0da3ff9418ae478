import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('signposts', {
  list: {
    display: 'grid',
    columnGap: '12',
    mt: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
  signpost: {
    pos: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    py: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
    color: 'signal',
  },
  name: { textStyle: 'subheading', color: 'ink' },
  link: {
    '&::after': { content: '""', pos: 'absolute', inset: '0' },
    '&:hover': { color: 'signal' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid {colors.signal}', outlineOffset: '-2px' },
  },
  text: { textStyle: 'small', color: 'muted' },
});
