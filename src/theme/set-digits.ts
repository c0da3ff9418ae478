/** Letter spacing of digits in figures, for every script, since digits never join. */
export const digitTracking = {
  't-xl': '-.045em',
  't-l': '-.032em',
  't-m': '-.02em',
  figure: '-.02em',
} as const;

type Role = keyof typeof digitTracking;
type Width = 'base' | 'md' | 'lg' | 'xl';

/** Tabular digits, which align in columns. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Light tabular digits in text sizes, in Arabic tracked as in Latin. `sizes` is a role, or roles by breakpoint. */
export function setDigits(sizes: Role | Partial<Record<Width, Role>>) {
  const roles = typeof sizes === 'string' ? { base: sizes } : sizes;
  const atEach = (write: (role: Role) => string) =>
    Object.fromEntries(Object.entries(roles).map(([width, role]): [string, string] => [width, write(role)]));
  return {
    textStyle: atEach((role) => role),
    fontWeight: atEach(() => '300'),
    letterSpacing: atEach((role) => digitTracking[role]),
    ...tabular,
  };
}

/** A result on its own line, with space below. Arabic words next to its digits get no letter spacing. */
export const setResult = (sizes: Parameters<typeof setDigits>[0]) => ({
  ...setDigits(sizes),
  '&:dir(rtl)': { letterSpacing: '0' },
  display: 'block',
  pb: '.12em',
  textWrap: 'balance',
});
