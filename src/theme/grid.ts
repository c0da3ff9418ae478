import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Buttons beside each other. On phones they end where the text ends, beside or below each other. */
export const buttonRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '3', lg: '4' },
  '& > :not(:only-child)': { flexGrow: { base: '1', md: '0' } },
} satisfies SystemStyleObject;

const fittingColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Things of one rank beside each other: one below the other on phones, by twos on tablets, then by threes or fours, so that no row is left over. Three
 * stand beside each other on tablets too. */
export const equalColumns = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateColumns: { md: fittingColumns(2), xl: fittingColumns(4) },
  '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: { lg: fittingColumns(3) } },
  '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: { md: fittingColumns(3) } },
  '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: { xl: fittingColumns(2) } },
  columnGap: { md: '8', lg: '10' },
} satisfies SystemStyleObject;

const columns = (count: number, side: string, column: string) =>
  `[full-start] ${side} [main-start] repeat(${count}, ${column}) [main-end] ${side} [full-end]`;

/**
 * The grid of a section: twelve columns, four on phones, between the lines `main`, inside the edges of the window,
 * which are `full`. What says nothing else stands in `main`.
 */
export const grid = {
  display: 'grid',
  rowGap: '0',
  gridTemplateColumns: {
    base: columns(4, '{spacing.gutter}', 'minmax(0, 1fr)'),
    md: columns(12, 'minmax({spacing.gutter}, 1fr)', 'minmax(0, calc({sizes.content} / 12))'),
  },
  '& > *': { gridColumn: 'main', minW: '0' },
} satisfies SystemStyleObject;
