import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { ProcessAxis } from './process.section.tsx';

/** Height of a digit, rem. */
const DIGIT = 0.75;

it('keeps the number of a phase clear of the previous bar, which may still continue', () => {
  const spans = [
    { id: 'first', from: 1, to: 4 },
    { id: 'second', from: 2, to: 6 },
  ];
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(defaultLanguage, {})}>
      <ProcessAxis spans={spans} />
    </I18nextProvider>,
  );
  const bars = [...html.matchAll(/<rect[^>]* y="([\d.]+)rem"[^>]* height="([\d.]+)rem"/g)];
  const ends = bars.map(([, y, height]) => Number(y) + Number(height));
  const numbers = [...html.matchAll(/<text class="[^"]*number"[^>]* y="([\d.]+)rem"/g)];
  const tops = numbers.map(([, y]) => Number(y) - DIGIT);
  expect(ends).toHaveLength(spans.length);
  expect(tops[1]).toBeGreaterThan(ends[0] ?? Infinity);
});
