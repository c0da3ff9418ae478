import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Where the line below a link runs: under the dots of letters, where a script has any. */
export const lineBelow = 'var(--line-below, .3em)';

/** A link among words or below them: its line grows under the pointer. */
export const underlined = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: lineBelow,
  '&:hover': { textDecorationThickness: '2px' },
} satisfies SystemStyleObject;

/** A link whose place says that it is one: a name in a list, the head of a row. */
export const underlinedOnHover = {
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: lineBelow },
} satisfies SystemStyleObject;

/** A link that stands by itself, in words, high enough for a finger. */
export const textLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  fontWeight: 'semibold',
  color: 'signal',
  ...underlinedOnHover,
} satisfies SystemStyleObject;
