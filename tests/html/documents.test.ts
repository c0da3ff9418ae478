import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { builtDocuments } from './built-documents.ts';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

describe.each(builtDocuments)('$file', ({ id, text, root }) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(text);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
  });

  it('contains its content in place, without a script that moves it there', () => {
    const scripts = root
      .querySelectorAll('script')
      .filter((script) => script.getAttribute('src') === undefined);
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual(
      id === 'not-found' ? [] : ['application/ld+json'],
    );
    expect(root.querySelectorAll('main h1')).toHaveLength(1);
    expect(root.querySelectorAll('template[id^="B:"], [hidden][id^="S:"]').map(String)).toEqual([]);
  });

  it('skips no heading level', () => {
    const levels = root
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({ tagName }) => Number(tagName.slice(1)));
    const content = levels.slice(levels.indexOf(1));
    expect(content.filter((level, index) => level > (content[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has carousels that are focusable without scripts', () => {
    const tracks = root.querySelectorAll('ul[data-holds]');
    expect(tracks.filter((track) => track.getAttribute('tabindex') !== '0').map(String)).toEqual([]);
    expect(tracks.every((track) => track.getAttribute('aria-labelledby'))).toBe(true);
  });

  it('has an alternative text and a size for every picture', () => {
    const incomplete = root
      .querySelectorAll('img')
      .filter((picture) =>
        ['alt', 'width', 'height'].some((name) => picture.getAttribute(name) === undefined),
      );
    expect(incomplete.map((picture) => picture.getAttribute('src'))).toEqual([]);
  });
});
