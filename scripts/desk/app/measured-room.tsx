import { Note } from './desk-parts.tsx';
import { type Width, useRooms } from './preview-bus.ts';
import type { Room } from '../preview-messages.ts';
import type { DeskText } from '../protocol.ts';
import { type Say, useSay } from './words.ts';

const widthNames = ['desktop', 'phone'] as const satisfies readonly Width[];

/** The place that is tightest: what overflows, then what takes most lines more, then what has least left. */
function findTightest(rooms: readonly Room[]): Room | undefined {
  return rooms.toSorted(
    (a, b) =>
      b.overflow - a.overflow || b.lines - b.linesBefore - (a.lines - a.linesBefore) || a.left - b.left,
  )[0];
}

function describe(rooms: readonly Room[], say: Say): string {
  const shown = findTightest(rooms.filter(({ kind }) => kind === 'text'));
  if (shown === undefined)
    return say(rooms.some(({ kind }) => kind === 'attribute') ? 'heardOnly' : 'hiddenNow');
  const more = shown.lines - shown.linesBefore;
  const parts = [
    shown.overflow > 0 ? say('overflows', { px: shown.overflow }) : say('fits'),
    say('lines', { count: shown.lines }),
    more > 0 ? say('moreLines', { count: more }) : more < 0 ? say('fewerLines', { count: -more }) : '',
    say('leftInLine', { count: shown.left }),
  ];
  return parts.filter((part) => part !== '').join(say('separator'));
}

/** How much room a text has where it really stands, at each width of the page. */
export function MeasuredRoom({ text }: { text: DeskText }) {
  const say = useSay();
  const measured = useRooms();
  return widthNames.map((width) => {
    const { mark, rooms = [] } = measured[width] ?? {};
    if (mark !== text.mark || rooms.length === 0) return null;
    const isTight = rooms.some(({ overflow, lines, linesBefore }) => overflow > 0 || lines > linesBefore);
    return (
      <Note key={width} marginTop="1" color={isTight ? 'waits' : 'quiet'} data-room={width}>
        {say(`room_${width}`)} {describe(rooms, say)}
      </Note>
    );
  });
}
