import { defineTextStyles } from '@chakra-ui/react/styled-system';
import type { Script } from '#src/config/languages.ts';
import { digitTracking } from './set-digits.ts';

/** Size at the narrow and the wide end, px; a single number is constant. */
type Size = number | readonly [narrow: number, wide: number];
type Measure = {
  size: Size;
  line: string;
  tracking?: string;
  weight?: 'semibold';
  wrap?: 'balance';
  /** Whether it also shrinks in windows narrower than `NARROW`, and if the visitor enlarges text. */
  isBound?: boolean;
};
/** Window widths between which sizes grow, px. */
const NARROW = 390;
const WIDE = 1440;
const REM = 16;

const weight = 'semibold';

const latin = {
  title: { size: [36, 64], line: '1.06', tracking: '-.025em', weight },
  't-xl': { size: [84, 140], line: '.9', tracking: digitTracking['t-xl'] },
  't-l': { size: [44, 88], line: '1', tracking: digitTracking['t-l'], weight },
  't-m': { size: [30, 44], line: '1.12', tracking: digitTracking['t-m'], weight },
  't-s': { size: [22, 28], line: '1.25', tracking: '-.01em', weight },
  subheading: { size: 21, line: '1.3', weight },
  lead: { size: [18, 22], line: '1.5', wrap: 'balance' },
  body: { size: [17, 19], line: '1.6' },
  small: { size: [15, 16], line: '1.5' },
  label: { size: [15, 16], line: '1.4', weight },
  note: { size: 14, line: '1.5' },
  figure: { size: [36, 56], line: '1.1', tracking: digitTracking.figure, weight },
} satisfies Record<string, Measure>;
type TextRole = keyof typeof latin;

// Arabic letters extend further below the baseline, join without gaps and are never tracked; figure sizes contain
// digits, which are. Arabic words never break: if a line is too short, the heading is smaller. Headings are larger
// because the letters fill less of the line; larger headings have tighter lines, as long as marks clear the line above.
const arabic: Record<TextRole, Measure> = {
  title: { size: [38, 64], line: '1.36', weight, isBound: true },
  't-xl': { size: [84, 140], line: '1.05', tracking: digitTracking['t-xl'] },
  't-l': { size: [44, 76], line: '1.3', weight, isBound: true },
  't-m': { size: [33.3, 48.84], line: '1.34', weight, isBound: true },
  't-s': { size: [24.42, 31.08], line: '1.42', weight },
  subheading: { size: 22, line: '1.5', weight },
  // Leads are balanced so that their last line never has only two words.
  lead: { size: [19, 22], line: '1.75', wrap: 'balance' },
  body: { size: [18, 20], line: '1.85' },
  small: { size: [16, 17], line: '1.75' },
  label: { size: [16, 17], line: '1.6', weight },
  note: { size: 15, line: '1.7' },
  figure: { size: [36, 56], line: '1.3', tracking: digitTracking.figure, weight },
};
const measures: Record<Script, Record<TextRole, Measure>> = { latin, arabic };

/** Roles that take the size of another role from a breakpoint on. */
const growing = {
  entry: ['subheading', 'lg', 't-s'],
  account: ['small', 'md', 'body'],
  detail: ['small', 'lg', 'body'],
  intro: ['body', 'lg', 'lead'],
} satisfies Record<string, [TextRole, 'md' | 'lg', TextRole]>;

const inRem = (px: number) => `${Number((px / REM).toFixed(4))}rem`;

const inWindow = (px: number) => `${Number(px.toFixed(3))}vw`;

/** Returns a fluid size as CSS. */
function writeSize({ size, isBound = false }: Measure): string {
  if (typeof size === 'number') return inRem(size);
  const [narrow, wide] = size;
  const slope = (wide - narrow) / (WIDE - NARROW);
  const start = inRem(narrow - slope * NARROW);
  const grown = `clamp(${inRem(narrow)}, ${start} + ${inWindow(slope * 100)}, ${inRem(wide)})`;
  return isBound ? `min(${grown}, ${inWindow((narrow / NARROW) * 100)})` : grown;
}

/** Creates sizes, line heights and letter spacing of a script, by role. */
export function createTextStyles(script: Script) {
  const write = (measure: Measure) => {
    const { line, tracking = '0', weight: fontWeight, wrap: textWrap } = measure;
    return {
      fontSize: writeSize(measure),
      lineHeight: line,
      letterSpacing: tracking,
      ...(fontWeight === undefined ? {} : { fontWeight }),
      ...(textWrap === undefined ? {} : { textWrap }),
    };
  };
  const own = measures[script];
  const roles = Object.entries(own).map(([role, measure]) => [role, { value: write(measure) }] as const);
  const grown = Object.entries(growing).map(([role, [narrow, width, wide]]) => {
    const value = { ...write(own[narrow]), [`@breakpoint ${width}`]: write(own[wide]) };
    return [role, { value }] as const;
  });
  return defineTextStyles(Object.fromEntries([...roles, ...grown]));
}
