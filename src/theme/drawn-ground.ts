import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Labels at fixed positions on a scale or a map: they keep their letter spacing. */
export const drawnNames = {
  '& :is(text, tspan)': { letterSpacing: 'var(--tracking, 0) !important' },
} satisfies SystemStyleObject;

/** Drawn backgrounds, which forced colors would replace by the color of the page. */
export const drawnGround = {
  '@media (forced-colors: active)': { bg: 'CanvasText' },
} satisfies SystemStyleObject;
