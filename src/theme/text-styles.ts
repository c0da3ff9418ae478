import { defineTextStyles } from '@chakra-ui/react/styled-system';
import type { LanguageDeclaration } from '#src/config/languages.ts';
import { digitTracking } from './set-digits.ts';

type Script = LanguageDeclaration['script'];
/** Size in px at the narrow and at the wide end; a single number never changes. */
type Size = number | readonly [narrow: number, wide: number];
type Measure = {
  size: Size;
  line: string;
  tracking?: string;
  weight?: 'semibold';
  wrap?: 'balance';
  /** Whether it shrinks with windows that are narrower than `NARROW`, and with letters that a visitor enlarges. */
  isBound?: boolean;
};
type TextStyle = {
  value: {
    fontSize: string;
    lineHeight: string;
    letterSpacing: string;
    fontWeight?: string;
    textWrap?: 'balance';
  };
};
const textRoles = [
  'title',
  't-xxl',
  't-xl',
  't-l',
  't-m',
  't-s',
  'subheading',
  'lead',
  'body',
  'small',
  'label',
  'note',
  'figure',
] as const;
type TextRole = (typeof textRoles)[number];

/** Widths of the window between which sizes grow, in px. */
const NARROW = 390;
const WIDE = 1440;
const REM = 16;
/** Arabic headings are set larger, as their letters fill less of the line. */
const ARABIC_FACTOR = 1.11;

const weight = 'semibold';
const scale = {
  't-xxl': [112, 304],
  't-xl': [84, 140],
  't-l': [44, 88],
  't-m': [30, 44],
  't-s': [22, 28],
} as const;
const larger = ([narrow, wide]: readonly [number, number]): Size => [
  narrow * ARABIC_FACTOR,
  wide * ARABIC_FACTOR,
];

const measures = {
  latin: {
    title: { size: [40, 68], line: '1.05', tracking: '-.026em', weight },
    't-xxl': { size: scale['t-xxl'], line: '.8', tracking: digitTracking['t-xxl'] },
    't-xl': { size: scale['t-xl'], line: '.9', tracking: digitTracking['t-xl'] },
    't-l': { size: scale['t-l'], line: '1', tracking: digitTracking['t-l'], weight },
    't-m': { size: scale['t-m'], line: '1.12', tracking: digitTracking['t-m'], weight },
    't-s': { size: scale['t-s'], line: '1.25', tracking: '-.01em', weight },
    subheading: { size: 21, line: '1.3', weight },
    lead: { size: [18, 22], line: '1.5' },
    body: { size: [17, 19], line: '1.6' },
    small: { size: [15, 16], line: '1.5' },
    label: { size: [15, 16], line: '1.4', weight },
    note: { size: 14, line: '1.5' },
    figure: { size: [36, 56], line: '1.1', tracking: digitTracking.figure, weight },
  },
  // Arabic letters reach further below the line, join without gaps and are never tracked; the sizes of figures hold digits, which
  // are. A word of theirs never breaks: where a line is too short for it, the heading is smaller.
  arabic: {
    title: { size: [38, 64], line: '1.4', weight, isBound: true },
    't-xxl': { size: scale['t-xxl'], line: '1', tracking: digitTracking['t-xxl'] },
    't-xl': { size: scale['t-xl'], line: '1.05', tracking: digitTracking['t-xl'] },
    't-l': { size: [44, 97.7], line: '1.32', weight, isBound: true },
    't-m': { size: larger(scale['t-m']), line: '1.42', weight, isBound: true },
    't-s': { size: larger(scale['t-s']), line: '1.5', weight },
    subheading: { size: 22, line: '1.55', weight },
    // Leads are set in few lines; the last of them never holds two words only.
    lead: { size: [19, 22], line: '1.75', wrap: 'balance' },
    body: { size: [18, 20], line: '1.85' },
    small: { size: [16, 17], line: '1.75' },
    label: { size: [16, 17], line: '1.6', weight },
    note: { size: 15, line: '1.7' },
    figure: { size: [36, 56], line: '1.3', tracking: digitTracking.figure, weight },
  },
} satisfies Record<Script, Record<TextRole, Measure>>;

/** Roles that grow from a width of the window on, as one of the others then does. */
const growing = {
  entry: ['subheading', 'lg', 't-s'],
  account: ['small', 'md', 'body'],
  detail: ['small', 'lg', 'body'],
  intro: ['body', 'lg', 'lead'],
} satisfies Record<string, [TextRole, 'md' | 'lg', TextRole]>;

const inRem = (px: number) => `${Number((px / REM).toFixed(4))}rem`;

const inWindow = (px: number) => `${Number(px.toFixed(3))}vw`;

/** A size that grows with the window, as CSS writes it. */
function writeSize({ size, isBound = false }: Measure): string {
  if (typeof size === 'number') return inRem(size);
  const [narrow, wide] = size;
  const slope = (wide - narrow) / (WIDE - NARROW);
  const start = inRem(narrow - slope * NARROW);
  const grown = `clamp(${inRem(narrow)}, ${start} + ${inWindow(slope * 100)}, ${inRem(wide)})`;
  return isBound ? `min(${grown}, ${inWindow((narrow / NARROW) * 100)})` : grown;
}

/** Sizes, line heights and tracking of a script, by role. */
export function createTextStyles(script: Script) {
  const write = (role: TextRole): TextStyle['value'] => {
    const measure: Measure = measures[script][role];
    const { line, tracking = '0', weight: fontWeight, wrap: textWrap } = measure;
    return {
      fontSize: writeSize(measure),
      lineHeight: line,
      letterSpacing: tracking,
      ...(fontWeight === undefined ? {} : { fontWeight }),
      ...(textWrap === undefined ? {} : { textWrap }),
    };
  };
  const roles = textRoles.map((role): [string, TextStyle] => [role, { value: write(role) }]);
  const grown = Object.entries(growing).map(([role, [narrow, width, wide]]): [string, TextStyle] => [
    role,
    { value: { ...write(narrow), [`@breakpoint ${width}`]: write(wide) } },
  ]);
  return defineTextStyles(Object.fromEntries([...roles, ...grown]));
}
