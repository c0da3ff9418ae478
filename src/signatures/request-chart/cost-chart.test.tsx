import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { layOutChart, positionOfBenefit } from './chart-layout.ts';
import { CostChart } from './cost-chart.tsx';

const least = { cost: 10, benefit: 5, rise: 2 };

it('places a new project and a new request by their figures', () => {
  const project = { id: 'new', title: 'New', sampleCost: 200, sampleBenefit: 7.5 };
  const chart = layOutChart([200, 20], least);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(defaultLanguage, {})}>
      <CostChart
        chart={chart}
        threshold="Funding line"
        projects={[project]}
        waiting={[{ cost: 20, benefit: 2 }]}
      />
    </I18nextProvider>,
  );
  const [ring] = html.matchAll(/<circle[^>]* cx="([^"]+)" cy="([^"]+)"/g);
  const [pin] = html.matchAll(/<svg x="([^"]+)" y="([^"]+)"/g);
  const place = (cost: number, benefit: number) =>
    [chart.positionOfCost(cost), positionOfBenefit(benefit)].map((share) => `${share.toFixed(1)}%`);
  expect([ring, pin].map((found) => found?.slice(1))).toEqual([place(20, 2), place(200, 7.5)]);
  expect(html).toContain('>Funding line<');
  expect(html).toContain(`>${formatNumber(defaultLanguage, 20_000)}<`);
});

it('has an axis that covers all its costs, and a line that starts at the given benefit', () => {
  const { marks, line, positionOfCost } = layOutChart([3, 90_000], least);
  expect(marks).toEqual([2, 20, 200, 2000, 20_000, 200_000]);
  for (const cost of [3, 90_000]) {
    expect(positionOfCost(cost)).toBeGreaterThan(0);
    expect(positionOfCost(cost)).toBeLessThan(100);
  }
  const above = layOutChart([10, 90_000], { ...least, benefit: 6 }).line;
  expect(line.start - above.start).toBeGreaterThan(0);
  expect(line.start - line.end).toBeCloseTo(10 * least.rise * Math.log10((200_000 * 1.2) / (2 * 0.75)));
});
