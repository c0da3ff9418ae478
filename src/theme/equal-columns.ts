import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Things of one rank beside each other: one below the other on phones, by twos on tablets, then by threes or fours, so that no row is left over. Three
 * stand beside each other on tablets too. */
export const equalColumns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: columns(2), xl: columns(4) },
  '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: { lg: columns(3) } },
  '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: { md: columns(3) } },
  '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: { xl: columns(2) } },
  columnGap: { md: '8', lg: '10' },
} satisfies SystemStyleObject;
