import { describe, expect, it } from 'vitest';
import { builtPages } from './built-documents.ts';

const lists = builtPages.filter(({ id }) => id === 'case-studies');
/** Selectors of the parts of a study that a card shows. */
const shown = {
  title: 'h3 a',
  picture: 'img',
  client: 'p:first-of-type > bdi',
  results: 'dl > div',
  tags: 'ul[aria-label] > li',
};

describe.each(lists)('The cards of case studies: $language', ({ root }) => {
  const cards = root.querySelectorAll('article').map((card) => ({
    card,
    panel: card.querySelector('[id$="-details"]'),
  }));

  it.each(Object.entries(shown))('show their %s before they are opened', (_name, selector) => {
    expect(cards.length).toBeGreaterThan(0);
    for (const { card, panel } of cards) {
      expect(card.querySelectorAll(selector).length, card.id).toBeGreaterThan(0);
      expect(panel?.querySelector(selector), card.id).toBeNull();
    }
  });

  it('keep challenge and solution until then', () => {
    for (const { card, panel } of cards) {
      expect(panel?.querySelectorAll('h5'), card.id).toHaveLength(2);
      expect(card.querySelectorAll('h5'), card.id).toHaveLength(2);
    }
  });
});
