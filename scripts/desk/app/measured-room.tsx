import { memo } from 'react';
import { describeRooms } from './describe-rooms.ts';
import { Note } from './desk-parts.tsx';
import { type Width, useRooms } from './preview-bus.ts';
import type { DeskText } from '../protocol.ts';
import { useTranslate } from './words.ts';

const widthNames = ['desktop', 'phone'] as const satisfies readonly Width[];

/** Shows how a text fits on the page, at each width. */
export const MeasuredRoom = memo(function MeasuredRoom({ text }: { text: DeskText }) {
  const t = useTranslate();
  const measured = useRooms();
  return widthNames.map((width) => {
    const { mark, rooms = [] } = measured[width] ?? {};
    if (mark !== text.mark || rooms.length === 0) return null;
    const isTight = rooms.some(({ overflow, lines, linesBefore }) => overflow > 0 || lines > linesBefore);
    return (
      <Note key={width} marginTop="1" color={isTight ? 'waits' : 'quiet'} data-room={width}>
        {t(`room_${width}`)} {describeRooms(rooms, t)}
      </Note>
    );
  });
});
