/** Letter spacing of digits in figures, in every script, as digits never join. */
export const digitTracking = {
  't-xxl': '-.055em',
  't-xl': '-.045em',
  't-l': '-.032em',
  't-m': '-.02em',
  figure: '-.02em',
} as const;

type Role = keyof typeof digitTracking;
type Width = 'base' | 'md' | 'lg' | 'xl';

/** Digits of one width, so that those of numbers below each other stand in columns. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Digits in sizes that words have too: thin, of one width, and in Arabic as close as in Latin. Names the size from each width on. */
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

/** A result on a line of its own, clear of what explains it. Arabic words beside its digits are joined as they always are. */
export const setResult = (sizes: Parameters<typeof setDigits>[0]) => ({
  ...setDigits(sizes),
  '&:dir(rtl)': { letterSpacing: '0' },
  display: 'block',
  pb: '.12em',
  textWrap: 'balance',
});
