import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const mark = '":" / ""';

/** A name before a text in one line with it: a colon parts them, and is not part of the name. */
export const colon = { '&::after': { content: mark } } satisfies SystemStyleObject;

/** As `colon`, for a text that moves below its name from a breakpoint on. */
export function colonBelow(width: 'md' | 'lg' | 'xl') {
  return { '&::after': { content: { base: mark, [width]: 'none' } } } satisfies SystemStyleObject;
}
