import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** English lines are lower than Arabic ones: on phones their sections begin further apart, and a page is as long in both. */
export const roomAbove = { '&:dir(ltr)': { pt: { mdDown: '12' } } } satisfies SystemStyleObject;
