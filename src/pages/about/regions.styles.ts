import { defineStyles } from '#src/theme/define-styles.ts';
import { mirrored } from '#src/theme/drawings.ts';
import { scriptOnly } from '#src/theme/media.ts';
import { chosen, inkGround } from '#src/theme/tones.ts';
import { underlined } from '#src/theme/link-styles.ts';
import { equalColumns, vstack, wrap } from '#src/theme/grid.ts';
import { snapRow } from '#src/theme/snap-row.ts';

export const styles = defineStyles('regions', {
  root: { ...inkGround, pt: { base: 's-tight', md: 's' }, pb: { base: '8', md: 's' } },
  wrap,
  measured: { ...wrap, mt: '4', textStyle: 'small', color: 'onInkMuted' },
  list: {
    ...equalColumns,
    ...snapRow,
    w: { md: 'wrap' },
    mx: { md: 'auto' },
    columnGap: { base: '5', md: '8' },
    mt: { base: '6', lg: '12' },
  },
  region: {
    ...vstack,
    alignItems: 'start',
    pt: { base: '4', lg: '5' },
    pb: { base: '5', lg: '2' },
    borderTop: 'inkLine',
    lg: {
      transition: 'box-shadow {durations.quick}',
      '@media (scripting: enabled)': {
        '&:hover, &:focus-within, &:has([aria-pressed=true])': { boxShadow: 'inset 0 2.5px 0 {colors.sun}' },
      },
    },
  },
  // As wide as the region, so that scrolling to the name shows all of it.
  name: { textStyle: 't-s', alignSelf: 'stretch' },
  places: { textStyle: 'small', color: 'onInkMuted' },
  text: { mt: '3', pe: { lg: '4' } },
  button: {
    display: { base: 'none', lg: 'inline-block' },
    mt: 'auto',
    pt: '4',
    minH: '6',
    textStyle: 'label',
    color: 'signalOnInk',
    ...underlined,
    '&:hover, &[aria-pressed=true]': { color: 'sun' },
    '&[aria-pressed=true]': chosen,
    ...scriptOnly,
  },
  // For screen readers only next to the map, which shows the same; visible without scripts and in print.
  distanceList: {
    mt: '5',
    ...wrap,
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
  distanceName: { color: 'onInk', _after: { content: '" · "' } },
  // Lines start on the same side as the names.
  scale: {
    gridColumn: '1 / -1',
    w: 'full',
    h: '3',
    mt: '2',
    overflow: 'visible',
    ...mirrored,
    '& line': { stroke: 'signalOnInk', strokeWidth: '1.25' },
    '& circle': { fill: 'signalOnInk' },
  },
});
