import type { Room } from '../preview-messages.ts';
import type { Translate } from './words.ts';

/** Where a text is that is not painted, in the order in which it counts. */
const elsewhere = [
  ['field', 'fieldOnly'],
  ['heard', 'heardOnly'],
  ['head', 'headOnly'],
  ['later', 'laterOnly'],
] as const;

/** The place that is tightest: what overflows, then what takes most lines more, then what has least left. */
function findTightest(rooms: readonly Room[]): Room | undefined {
  return rooms.toSorted(
    (a, b) =>
      b.overflow - a.overflow || b.lines - b.linesBefore - (a.lines - a.linesBefore) || a.left - b.left,
  )[0];
}

/** How a text stands where it is tightest, or where else it is. */
export function describeRooms(rooms: readonly Room[], t: Translate): string {
  const shown = findTightest(rooms.filter(({ kind }) => kind === 'text'));
  if (shown === undefined) {
    const found = elsewhere.find(([kind]) => rooms.some((room) => room.kind === kind));
    return t(found?.[1] ?? 'hiddenNow');
  }
  const more = shown.lines - shown.linesBefore;
  const parts = [
    shown.overflow > 0 ? t('overflows', { px: shown.overflow }) : t('fits'),
    t('lines', { count: shown.lines }),
    more > 0 ? t('moreLines', { count: more }) : more < 0 ? t('fewerLines', { count: -more }) : '',
    t('leftInLine', { count: shown.left }),
  ];
  return parts.filter((part) => part !== '').join(t('separator'));
}
