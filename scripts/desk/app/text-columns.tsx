import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import type { DeskText } from '../protocol.ts';
import { KeyCell, RoomCell, SourceCell, WrittenCell } from './text-cells.tsx';
import { useTranslate, type Word } from './words.ts';

/** Features of the table: columns only. */
export const features = tableFeatures({});
const helper = createColumnHelper<typeof features, DeskText>();

function Heading({ word }: { word: Word }) {
  return useTranslate()(word);
}

const key = helper.display({
  id: 'key',
  header: () => <Heading word="key" />,
  cell: ({ row }) => <KeyCell text={row.original} />,
});
const source = helper.display({
  id: 'source',
  header: () => <Heading word="source" />,
  cell: ({ row }) => <SourceCell text={row.original} />,
});
const written = helper.display({
  id: 'written',
  header: () => <Heading word="written" />,
  cell: ({ row }) => <WrittenCell text={row.original} />,
});
const original = helper.display({
  id: 'original',
  header: () => <Heading word="editor" />,
  cell: ({ row }) => <WrittenCell text={row.original} />,
});
const room = helper.display({
  id: 'room',
  header: () => <Heading word="room" />,
  cell: ({ row }) => <RoomCell text={row.original} />,
});

/** Table columns; default-language texts have no source column. */
export const translationColumns = helper.columns([key, source, written, room]);
export const originalColumns = helper.columns([key, original, room]);
