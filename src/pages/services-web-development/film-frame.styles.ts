import { defineStyles } from '#src/theme/define-styles.ts';

/** A pixel of the phone of the measurement, which is 390 of them wide. */
const phonePixels = (count: number) => `${(count / 3.9).toFixed(2)}cqi`;

const headline = {
  px: phonePixels(20),
  pt: phonePixels(36),
  fontWeight: 'semibold',
  fontSize: phonePixels(52),
  lineHeight: '1.05',
  whiteSpace: 'nowrap',
  '&:dir(rtl)': { lineHeight: '1.4' },
} as const;

export const styles = defineStyles('film-frame', {
  phone: {
    containerType: 'inline-size',
    pos: 'relative',
    aspectRatio: '390 / 640',
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1.25px',
    borderColor: 'ink',
  },
  screen: { color: 'ink' },
  empty: {
    h: 'full',
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    textStyle: { base: 'note', md: 'small' },
    lineHeight: '1.3',
    color: 'muted',
  },
  bar: {
    h: phonePixels(72),
    display: 'flex',
    alignItems: 'center',
    px: phonePixels(20),
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
  logo: { h: phonePixels(34), w: 'auto' },
  awaited: { h: phonePixels(34), w: 'auto', visibility: 'hidden' },
  headline,
  line: { display: 'block' },
  lead: {
    px: phonePixels(20),
    pt: phonePixels(20),
    fontSize: phonePixels(18),
    lineHeight: '1.5',
    color: 'muted',
  },
  action: {
    mx: phonePixels(20),
    mt: phonePixels(20),
    px: phonePixels(24),
    w: 'fit-content',
    fontSize: phonePixels(17),
    lineHeight: '3',
    fontWeight: 'semibold',
    bg: 'signal',
    color: 'paper',
  },
  other: {
    ...headline,
    mt: phonePixels(40),
    h: phonePixels(300),
    bg: 'ink',
    color: 'onInk',
    fontFamily: 'guest',
  },
});
