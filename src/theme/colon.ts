import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const mark = '":" / ""';

/** Adds a colon after an inline label; screen readers skip it. */
export const colon = { '&::after': { content: mark } } satisfies SystemStyleObject;

/** Like `colon`, for a text that moves below its label from a breakpoint on. */
export function colonBelow(width: 'md' | 'lg' | 'xl') {
  return { '&::after': { content: { base: mark, [width]: 'none' } } } satisfies SystemStyleObject;
}
