import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { defaultLanguage } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { nameOf } from './desk-state.ts';
import { NoTexts } from './no-texts.tsx';
import { languageOf, type View } from './select-texts.ts';
import { features, originalColumns, translationColumns } from './text-columns.tsx';
import { enterEditor, TextRow } from './text-row.tsx';
import { choose } from './use-chosen.ts';
import { useTranslate } from './words.ts';

type TextTableProps = { texts: DeskText[]; chosen: DeskText | undefined; view: View; isAllKnown: boolean };

const ROW_PX = 64;
const HEADER_PX = 34;
const PAGE_ROWS = 8;

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
  Home: -Infinity,
  End: Infinity,
};

/** Table of texts: arrow keys move between rows, Enter focuses the editor. */
export function TextTable({ texts, chosen, view, isAllKnown }: TextTableProps) {
  const t = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const isOriginal = chosen !== undefined && languageOf(chosen.file) === defaultLanguage;
  const template = isOriginal ? '13rem minmax(0, 1fr) 11rem' : '11rem minmax(0, 1fr) minmax(0, 1fr) 8rem';
  const columns = isOriginal ? originalColumns : translationColumns;
  const table = useTable({ features, columns, data: texts, getRowId: nameOf });
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    scrollPaddingStart: HEADER_PX,
    scrollMargin: HEADER_PX,
  });
  const name = chosen === undefined ? '' : nameOf(chosen);
  const index = rows.findIndex(({ id }) => id === name);
  useEffect(() => {
    if (scroller.current === null || index < 0) return;
    // The table is resized with the editor below; the chosen row stays in view.
    const observer = new ResizeObserver(() => virtual.scrollToIndex(index, { align: 'auto' }));
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [index, virtual]);

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') enterEditor();
    else if (step === undefined) return;
    else {
      const next = rows[Math.max(0, Math.min(rows.length - 1, index + step))];
      if (next !== undefined) choose(next.original);
    }
    event.preventDefault();
  };

  return (
    <Box
      id="desk-texts"
      ref={scroller}
      height="full"
      contain="strict"
      overflowY="auto"
      position="relative"
      role="grid"
      tabIndex={0}
      aria-label={t('textsOfFile')}
      aria-rowcount={rows.length + 1}
      aria-busy={!isAllKnown}
      aria-activedescendant={index >= 0 ? `row-${name}` : undefined}
      onKeyDown={press}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Box role="rowgroup" position="sticky" top="0" zIndex="raised" background="raised">
        <Grid
          role="row"
          aria-rowindex={1}
          templateColumns={template}
          gap="3"
          paddingInline="3"
          height={`${String(HEADER_PX)}px`}
          alignItems="center"
          borderBottom="1px solid"
          borderColor="rule"
          fontSize="0.8125rem"
          color="quiet"
        >
          {table.getFlatHeaders().map((header) => (
            <Box key={header.id} role="columnheader">
              <table.FlexRender header={header} />
            </Box>
          ))}
        </Grid>
      </Box>
      <Box role="rowgroup" position="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: position, start, size }) => {
          const row = rows[position];
          return row === undefined ? null : (
            <TextRow
              key={row.id}
              id={`row-${row.id}`}
              number={position + 2}
              isChosen={row.id === name}
              columns={template}
              height={size}
              top={start - HEADER_PX}
              choose={() => choose(row.original)}
            >
              {row.getAllCells().map((cell) => (
                <Box key={cell.id} role="gridcell" minWidth="0">
                  <table.FlexRender cell={cell} />
                </Box>
              ))}
            </TextRow>
          );
        })}
      </Box>
      {isAllKnown && texts.length === 0 ? <NoTexts view={view} /> : null}
    </Box>
  );
}
