import type { Room } from '../preview-messages.ts';
import type { Translate } from './words.ts';

/** Messages for texts that are not painted, by kind, most important first. */
const elsewhere = [
  ['field', 'fieldOnly'],
  ['heard', 'heardOnly'],
  ['head', 'headOnly'],
  ['later', 'laterOnly'],
] as const;

/** Returns the tightest place: most overflow, then most additional lines, then least space left. */
function findTightest(rooms: readonly Room[]): Room | undefined {
  return rooms.toSorted(
    (a, b) =>
      b.overflow - a.overflow || b.lines - b.linesBefore - (a.lines - a.linesBefore) || a.left - b.left,
  )[0];
}

/** Describes how a text fits at its tightest place, or where it appears if it is not painted. */
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
