import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { defaultLanguage } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { WeekDrawing } from './week.drawing.tsx';
import { WishChart } from './wish-chart.tsx';
import { drawWay, layChart, placeOfBenefit } from './wishes.ts';

const least = { cost: 10, benefit: 5, rise: 2 };

it('draws a project and a wish that nobody has named before where their figures say', () => {
  const project = { id: 'new', title: 'New', sampleCost: 200, sampleBenefit: 7.5 };
  const chart = layChart([200, 20], least);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(defaultLanguage, {})}>
      <WishChart chart={chart} projects={[project]} waiting={[{ cost: 20, benefit: 2 }]} />
    </I18nextProvider>,
  );
  const [ring, mark] = [...html.matchAll(/<circle[^>]* cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [
    x,
    y,
  ]);
  const place = (cost: number, benefit: number) =>
    [chart.placeOfCost(cost), placeOfBenefit(benefit)].map((share) => `${share.toFixed(1)}%`);
  expect([ring, mark]).toEqual([place(20, 2), place(200, 7.5)]);
  expect(html).toContain(`>${formatNumber(defaultLanguage, 20_000)}<`);
  expect(drawWay(chart.placeOfCost(200), 7.5, 12, false)).toMatch(/^M\d+\.\d 25\.0C/);
});

it('has an axis that holds all its costs, and a line that begins where it is said', () => {
  const { marks, line, placeOfCost } = layChart([3, 90_000], least);
  expect(marks).toEqual([2, 20, 200, 2000, 20_000, 200_000]);
  for (const cost of [3, 90_000]) {
    expect(placeOfCost(cost)).toBeGreaterThan(0);
    expect(placeOfCost(cost)).toBeLessThan(100);
  }
  const above = layChart([10, 90_000], { ...least, benefit: 6 }).line;
  expect(line.start - above.start).toBeGreaterThan(0);
  expect(line.start - line.end).toBeCloseTo(10 * least.rise * Math.log10((200_000 * 1.2) / (2 * 0.75)));
});

it('draws a week by its days, its hours and its meetings', () => {
  const meeting = { day: 1, from: 4, hours: 2 };
  const week = { sampleHours: 8, sampleMeetings: [meeting], sampleFree: { day: 0, from: 6, hours: 1 } };
  const html = renderToStaticMarkup(<WeekDrawing days={5} week={week} />);
  const [busy, free] = [...html.matchAll(/<rect[^>]* x="([^"]+)" y="([^"]+)"[^>]* height="([^"]+)"/g)];
  expect(busy?.slice(1)).toEqual(['20.8%', '50.4%', '24.2%']);
  expect(free?.slice(1)).toEqual(['0.8%', '75.4%', '11.7%']);
});
