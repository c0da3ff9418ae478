import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Drawn backgrounds, which forced colors would replace by the color of the page. */
export const drawnGround = {
  '@media (forced-colors: active)': { bg: 'CanvasText' },
} satisfies SystemStyleObject;
