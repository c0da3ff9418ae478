import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Content at most as wide as its size, between gutters. */
export const wrap = { w: 'wrap', mx: 'auto' } satisfies SystemStyleObject;

/** Room above the first words of a page. */
export const firstView = { pt: { base: '6', lg: '10' } } satisfies SystemStyleObject;

/** Over all of the box that it is placed in. */
export const covering = { pos: 'absolute', inset: '0', boxSize: 'full' } satisfies SystemStyleObject;

/** One thing in the middle of its box. */
export const center = { display: 'grid', placeItems: 'center' } satisfies SystemStyleObject;

/** A round button for a sign alone. */
export const roundButton = { ...center, boxSize: '11', borderRadius: 'chip' } satisfies SystemStyleObject;

/** Things beside each other, their middles on one line. */
export const hstack = { display: 'flex', alignItems: 'center' } satisfies SystemStyleObject;

/** A button, and beside or below it links in words. */
export const actionRow = {
  ...hstack,
  flexWrap: 'wrap',
  columnGap: { base: '4', md: '6' },
} satisfies SystemStyleObject;

/** Things in a line with all of its room between them. */
export const apart = { display: 'flex', justifyContent: 'space-between' } satisfies SystemStyleObject;

/** The same, their middles on one line. */
export const spread = { ...hstack, ...apart } satisfies SystemStyleObject;

/** A box that holds nothing: a line, a mark, or the area of a link. */
export const addedBox = { content: '""', pos: 'absolute' } satisfies SystemStyleObject;

/** Above what else is drawn at its place. */
export const raised = { pos: 'relative', zIndex: 'raised' } satisfies SystemStyleObject;

/** Things below each other. */
export const vstack = { display: 'flex', flexDirection: 'column' } satisfies SystemStyleObject;

/** A grid on the columns of the one around it. */
export const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid' } satisfies SystemStyleObject;

/** A link or a button in a line of text, tall enough for a finger. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
} satisfies SystemStyleObject;

/** Columns of one width, whatever they hold. */
export const evenColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Two columns of a section, as `gridTemplateColumns`: on all pages the second begins behind four, five or seven twelfths of the content. */
export const secondAfter = (parts: 4 | 5 | 7) =>
  `minmax(0, calc(${parts} / 12 * 100% - {spacing.12})) minmax(0, 1fr)`;

/** One column, and these two from a width of the window on. */
export const splitAfter = (parts: 4 | 5 | 7, width: 'md' | 'lg' = 'lg') =>
  ({ ...inColumns({ [width]: secondAfter(parts) }), columnGap: '12' }) satisfies SystemStyleObject;

/** Things of one rank beside each other: one below the other on phones, by twos on tablets, then by threes or fours, so that no row is left over. Three
 * stand beside each other on tablets too. */
export const equalColumns = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateColumns: { md: evenColumns(2), xl: evenColumns(4) },
  '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: { lg: evenColumns(3) } },
  '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: { md: evenColumns(3) } },
  '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: { xl: evenColumns(2) } },
  columnGap: { md: '8', lg: '10' },
} satisfies SystemStyleObject;

/** A thing whose parts stand on common lines with those of the things beside it, in a grid whose rows they share. */
export const sharedRows = (count: number, width: 'md' | 'lg' = 'md') =>
  ({
    display: { [width]: 'grid' },
    gridRow: { [width]: `span ${count}` },
    gridTemplateRows: { [width]: 'subgrid' },
    rowGap: '0',
  }) satisfies SystemStyleObject;

/** A grid of one column, and of those that are named for wider windows. */
export function inColumns(wider: Partial<Record<'sm' | 'md' | 'lg' | 'xl', string>>) {
  return {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', ...wider },
  } satisfies SystemStyleObject;
}

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
