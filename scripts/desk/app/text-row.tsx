import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

type TextRowProps = {
  id: string;
  /** Row number in the whole table. */
  number: number;
  isChosen: boolean;
  columns: string;
  height: number;
  /** Distance from the first row, px. */
  top: number;
  choose: () => void;
  children: ReactNode;
};

/** A row of the virtualized table. */
export function TextRow({ id, number, isChosen, columns, height, top, choose, children }: TextRowProps) {
  return (
    <Grid
      id={id}
      role="row"
      aria-rowindex={number}
      aria-selected={isChosen}
      templateColumns={columns}
      gap="3"
      position="absolute"
      insetInline="0"
      top="0"
      alignItems="start"
      paddingInline="3"
      paddingBlock="1"
      borderBottom="1px solid"
      borderColor="rule"
      cursor="pointer"
      overflow="hidden"
      background={isChosen ? 'chosen' : undefined}
      style={{ height, transform: `translateY(${String(top)}px)` }}
      onClick={choose}
      onDoubleClick={enterEditor}
    >
      {children}
    </Grid>
  );
}

/** Focuses the first field of the editor. */
export function enterEditor(): void {
  document.querySelector<HTMLElement>('#desk-editor textarea')?.focus();
}
