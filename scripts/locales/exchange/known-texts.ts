import { hashText } from '../text-state.ts';
import { type ExchangeUnit, nameUnit, type ReturnedUnit } from './exchange-units.ts';
import { tidyText, trimText } from './tidy-text.ts';

/** The texts that the bundles have, each once: as it was changed last, and as bundles hold it. */
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

/** Each text once, as it was changed last: tools write one twice that they have joined from two files. */
function keepLastChange(pairs: readonly Known[]): Known[] {
  const kept = new Map<string, Known>();
  for (const pair of pairs) {
    const { unit } = pair;
    const isChange = unit.text !== '' && !isUntouched(unit);
    if (isChange || !kept.has(nameUnit(unit))) kept.set(nameUnit(unit), pair);
  }
  return [...kept.values()];
}

/** A text that came back, with that of the bundles. */
export type Pair = { unit: ReturnedUnit; own: ExchangeUnit };
/** `isTrimmed` where blanks or marks around the text were dropped. */
type Known = Pair & { isTrimmed: boolean };

/** A text as bundles hold it, with that of the bundles; one that came back as it went out stays as it is. */
function makePair(unit: ReturnedUnit, own: ExchangeUnit): Known {
  if (isUntouched(unit)) return { unit, own, isTrimmed: false };
  const text = trimText(unit.text, [own.text, own.source]);
  return { unit: { ...unit, text: tidyText(text) }, own, isTrimmed: text !== '' && text !== unit.text };
}

/** Returns whether a text came back as it went out. */
export function isUntouched({ basis, text }: ReturnedUnit): boolean {
  return basis !== undefined && basis === hashText(text);
}
