import { hashText } from '../text-state.ts';
import { type ExchangeUnit, nameUnit, type ReturnedUnit } from './exchange-units.ts';
import { tidyText, trimText } from './tidy-text.ts';

/** Lists imported texts that exist in the bundles: normalized, and once each. */
export function listKnown(
  returned: readonly ReturnedUnit[],
  units: ReadonlyMap<string, ExchangeUnit>,
): Known[] {
  const pairs = returned.flatMap((unit) => {
    const own = units.get(nameUnit(unit));
    return own === undefined ? [] : [makePair(unit, own)];
  });
  return keepLastChange(pairs);
}

/** Keeps the last change of each text: tools that join two files repeat texts. */
function keepLastChange(pairs: readonly Known[]): Known[] {
  const kept = new Map<string, Known>();
  for (const pair of pairs) {
    const { unit } = pair;
    const isChange = unit.text !== '' && !isUntouched(unit);
    if (isChange || !kept.has(nameUnit(unit))) kept.set(nameUnit(unit), pair);
  }
  return [...kept.values()];
}

/** An imported text, with its current version in the bundles. */
export type Pair = { unit: ReturnedUnit; own: ExchangeUnit };
/** `isTrimmed` is true if whitespace or marks around the text were removed. */
type Known = Pair & { isTrimmed: boolean };

/** Pairs a text with its current version and normalizes it if it was changed. */
function makePair(unit: ReturnedUnit, own: ExchangeUnit): Known {
  if (isUntouched(unit)) return { unit, own, isTrimmed: false };
  const text = trimText(unit.text, [own.text, own.source]);
  return { unit: { ...unit, text: tidyText(text) }, own, isTrimmed: text !== '' && text !== unit.text };
}

/** Returns whether a text is unchanged since its export. */
export function isUntouched({ basis, text }: ReturnedUnit): boolean {
  return basis !== undefined && basis === hashText(text);
}
