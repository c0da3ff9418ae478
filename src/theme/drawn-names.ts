import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Labels at fixed positions on a scale or a map: they keep their letter spacing. */
export const drawnNames = {
  '& :is(text, tspan)': { letterSpacing: 'var(--tracking, 0) !important' },
} satisfies SystemStyleObject;
