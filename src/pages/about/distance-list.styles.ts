import { defineStyles } from '#src/theme/define-styles.ts';

export const styles = defineStyles('distance-list', {
  // Beside the map, which says the same, the list is for screen readers; without scripts and on paper for everybody.
  list: {
    mt: '5',
    w: 'wrap',
    mx: 'auto',
    '@media screen and (min-width: 64rem) and (scripting: enabled)': { srOnly: true },
  },
  place: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '4',
    alignItems: 'baseline',
    py: '2',
  },
  city: { textStyle: 't-s' },
  distance: { textStyle: 't-s', fontWeight: '400', fontVariantNumeric: 'tabular-nums' },
  subtext: { gridColumn: '1 / -1', textStyle: 'small', color: 'onInkMuted' },
  name: { color: 'onInk', '&::after': { content: '" · "' } },
  // Lines grow from the side where reading starts, as their names do.
  scale: {
    gridColumn: '1 / -1',
    w: 'full',
    h: '3',
    mt: '2',
    overflow: 'visible',
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    '& line': { stroke: 'signalOnInk', strokeWidth: '1.25' },
    '& circle': { fill: 'signalOnInk' },
  },
});
