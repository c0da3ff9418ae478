import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Buttons beside each other. On phones they end where the text ends, beside or below each other. */
export const buttonRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '3', lg: '4' },
  '& > :not(:only-child)': { flexGrow: { base: '1', md: '0' } },
} satisfies SystemStyleObject;
