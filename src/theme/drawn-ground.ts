import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** What is drawn as a ground: where the visitor chooses all colors, it would have that of the page. */
export const drawnGround = {
  '@media (forced-colors: active)': { bg: 'CanvasText' },
} satisfies SystemStyleObject;
