import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Names that stand side by side at their places on a scale or a map do not flow: their letters keep their distance. */
export const drawnNames = {
  '& :is(text, tspan)': { letterSpacing: 'var(--tracking, 0) !important' },
} satisfies SystemStyleObject;
