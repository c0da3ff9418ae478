import { defineStyles } from '#src/theme/define-styles.ts';
import { textLink, underlinedOnHover } from '#src/theme/link-styles.ts';
import { digitTracking } from '#src/theme/set-digits.ts';
import { mutedText, ruled, signalText } from '#src/theme/tones.ts';

export const styles = defineStyles('closing-ways', {
  root: {
    gridColumn: '1 / -1',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { md: '8', lg: '12' },
    mt: { base: '4', lg: '10' },
  },
  call: { gridColumn: '1 / -1', pb: { base: '3', lg: '6' } },
  way: { ...ruled, py: { base: '3', md: '4' } },
  name: { textStyle: { base: 'subheading', lg: 't-s' } },
  text: { ...mutedText, maxW: '36rem', textStyle: { base: 'small', md: 'body' } },
  // The number is as wide as the page.
  number: {
    ...signalText,
    ...underlinedOnHover,
    display: 'block',
    fontSize: { base: '10.8cqi', lg: '11.8cqi' },
    fontWeight: '300',
    lineHeight: '1.2',
    letterSpacing: digitTracking['t-m'],
    fontVariantNumeric: 'tabular-nums',
  },
  link: { ...textLink, ...signalText, overflowWrap: 'anywhere' },
});
