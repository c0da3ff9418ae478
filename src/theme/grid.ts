import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Content width, limited by its maximum and the gutters. */
export const wrap = { w: 'wrap', mx: 'auto' } satisfies SystemStyleObject;

/** Space above the first content of a page. */
export const firstView = { pt: { base: '6', lg: '10' } } satisfies SystemStyleObject;

/** Covers its positioned container. */
export const covering = { pos: 'absolute', inset: '0', boxSize: 'full' } satisfies SystemStyleObject;

/** Centers one item in its box. */
export const center = { display: 'grid', placeItems: 'center' } satisfies SystemStyleObject;

/** A round icon button. */
export const roundButton = { ...center, boxSize: '11', borderRadius: 'chip' } satisfies SystemStyleObject;

/** A row with vertically centered items. */
export const hstack = { display: 'flex', alignItems: 'center' } satisfies SystemStyleObject;

/** A button with text links next to or below it. */
export const actionRow = {
  ...hstack,
  flexWrap: 'wrap',
  columnGap: { base: '4', md: '6' },
} satisfies SystemStyleObject;

/** A row with all free space between its items. */
export const apart = { display: 'flex', justifyContent: 'space-between' } satisfies SystemStyleObject;

/** The same, vertically centered. */
export const spread = { ...hstack, ...apart } satisfies SystemStyleObject;

/** An empty pseudo-element: a line, a mark, or the area of a link. */
export const addedBox = { content: '""', pos: 'absolute' } satisfies SystemStyleObject;

/** Above other content at the same position. */
export const raised = { pos: 'relative', zIndex: 'raised' } satisfies SystemStyleObject;

/** A column of items. */
export const vstack = { display: 'flex', flexDirection: 'column' } satisfies SystemStyleObject;

/** A grid on the columns of its parent grid. */
export const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid' } satisfies SystemStyleObject;

/** An inline link or button, tall enough for touch. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
} satisfies SystemStyleObject;

/** Equal columns, regardless of content. */
export const evenColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Two columns as `gridTemplateColumns`; on all pages the second starts after 4, 5 or 7 twelfths of the content. */
export const secondAfter = (parts: 4 | 5 | 7) =>
  `minmax(0, calc(${parts} / 12 * 100% - {spacing.12})) minmax(0, 1fr)`;

/** One column, and these two from a breakpoint on. */
export const splitAfter = (parts: 4 | 5 | 7, width: 'md' | 'lg' = 'lg') =>
  ({ ...inColumns({ [width]: secondAfter(parts) }), columnGap: '12' }) satisfies SystemStyleObject;

/** Equal items: one column on phones, two on tablets (three for three items), then three or four, in full rows. */
export const equalColumns = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateColumns: { md: evenColumns(2), xl: evenColumns(4) },
  '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: { lg: evenColumns(3) } },
  '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: { md: evenColumns(3) } },
  '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: { xl: evenColumns(2) } },
  columnGap: { md: '8', lg: '10' },
} satisfies SystemStyleObject;

/** An item whose parts align with those of its neighbors, in a parent grid with shared rows. */
export const sharedRows = (count: number, width: 'md' | 'lg' = 'md') =>
  ({
    display: { [width]: 'grid' },
    gridRow: { [width]: `span ${count}` },
    gridTemplateRows: { [width]: 'subgrid' },
    rowGap: '0',
  }) satisfies SystemStyleObject;

/** A grid with one column, and the given columns at wider breakpoints. */
export function inColumns(wider: Partial<Record<'sm' | 'md' | 'lg' | 'xl', string>>) {
  return {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', ...wider },
  } satisfies SystemStyleObject;
}

const columns = (count: number, side: string, column: string) =>
  `[full-start] ${side} [main-start] repeat(${count}, ${column}) [main-end] ${side} [full-end]`;

/**
 * The grid of a section: twelve columns, four on phones, between the lines `main`; `full` are the window's edges. Items
 * are in `main` by default.
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
