import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { touchTarget } from './grid.ts';

/** Offset of a link's underline, below the dots of Arabic letters. */
const lineBelow = 'var(--line-below, .3em)';

export const underline = {
  textDecoration: 'underline',
  textUnderlineOffset: lineBelow,
} satisfies SystemStyleObject;

/** A link in or below a text; its underline gets thicker on hover. */
export const underlined = {
  ...underline,
  textDecorationThickness: '1px',
  '&:hover': { textDecorationThickness: '2px' },
} satisfies SystemStyleObject;

/** A link in a sentence, or a button that looks like one. */
export const inlineLink = { color: 'signal', ...underline } satisfies SystemStyleObject;

/** A link that is recognizable by its position: a name in a list, the head of a row. */
export const underlinedOnHover = { '&:hover': underline } satisfies SystemStyleObject;

/** A text link on its own line, tall enough for touch. */
export const textLink = {
  ...touchTarget,
  fontWeight: 'semibold',
  color: 'signal',
  ...underlinedOnHover,
} satisfies SystemStyleObject;
