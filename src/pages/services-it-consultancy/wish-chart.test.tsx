import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WishChart } from './wish-chart.tsx';
import { placeOfBenefit, placeOfCost } from './wishes.ts';

it('draws a project and a wish that nobody has named before where their figures say', () => {
  const project = { id: 'new', title: 'New', sampleCost: 200, sampleBenefit: 7.5 };
  const html = renderToStaticMarkup(<WishChart projects={[project]} waiting={[{ cost: 20, benefit: 2 }]} />);
  const [ring, mark] = [...html.matchAll(/<circle[^>]* cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [
    x,
    y,
  ]);
  const place = (cost: number, benefit: number) =>
    [placeOfCost(cost), placeOfBenefit(benefit)].map((share) => `${share.toFixed(1)}%`);
  expect([ring, mark]).toEqual([place(20, 2), place(200, 7.5)]);
});
