import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The dark ground, with words and a focus ring that are seen on it. */
export const inkGround = {
  bg: 'ink',
  color: 'onInk',
  '--ring': '{colors.signalOnInk}',
} satisfies SystemStyleObject;
