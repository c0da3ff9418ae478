import type { Page } from '@playwright/test';

/**
 * What must stay on one line: numbers with units, phone numbers, hyphenated terms, Arabic prepositions with their
 * nouns, or the start of an address, which may break if it is too long.
 */
const protectedRun =
  /[0-9](?:[0-9.,]*[0-9])? (?:MW|GW|AM|PM|months?|ميغاواط|غيغاواط|أشهر|مساءً|صباحًا)|(?:Wi-Fi|4G-LTE|SD-WAN|one-time)|\+[0-9][0-9 ()-]{6,}[0-9]|(?<!\p{L})و?(?:من|في|على|إلى|كل) (?:(?=\S*(?:@|:\/\/))\S|\S+)/gu;
/** Returns the number of protected runs on the page, and those that break across lines. */
export function measureRuns(page: Page) {
  return page.evaluate(({ source, flags }) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    let count = 0;
    const isOnOneLine = (range: Range) => {
      const [first, ...others] = range.getClientRects();
      return first === undefined || others.every(({ top }) => top < first.bottom);
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const letters = (node.textContent ?? '').split('').map((letter, at) => ({ letter, at }));
      const written = letters.filter(({ letter }) => !/[\u2066-\u2069]/u.test(letter));
      const text = written.map(({ letter }) => (letter === '\u00A0' ? ' ' : letter)).join('');
      for (const { 0: run, index } of text.matchAll(new RegExp(source, flags))) {
        const range = document.createRange();
        range.setStart(node, written[index]?.at ?? 0);
        range.setEnd(node, (written[index + run.length - 1]?.at ?? 0) + 1);
        count += range.getClientRects().length > 0 ? 1 : 0;
        if (!isOnOneLine(range)) broken.push(run);
      }
    }
    return { count, broken };
  }, protectedRun);
}
