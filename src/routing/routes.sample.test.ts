import { expect, it } from 'vitest';
import { pageIds, routes, breadcrumbsTo } from './routes.ts';

it('has every page of the sample', () => {
  expect(pageIds.map((id) => routes[id].path)).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/services',
      '/services/sla',
      '/services/web-development',
      '/services/app-development',
      '/services/digital-transformation',
      '/services/it-consultancy',
      '/services/infrastructure',
      '/services/mobile-network',
      '/services/ai-solutions',
      '/services/analytics',
      '/industries',
      '/industries/renewables',
      '/case-studies',
      '/renewable-case-studies',
      '/contact',
      '/privacy-policy',
      '/cookie-policy',
      '/terms',
      '/faq',
    ]),
  );
});

it.each([
  ['home', ['home']],
  ['about', ['home', 'about']],
  ['services-sla', ['home', 'services', 'services-sla']],
  ['renewable-case-studies', ['home', 'case-studies', 'renewable-case-studies']],
] as const)('the trail to %s is %j', (id, trail) => {
  expect(breadcrumbsTo(id)).toEqual(trail);
});

it('shows no skeleton on legal pages and the 404 page', () => {
  const bare = ['privacy-policy', 'cookie-policy', 'terms', 'not-found'] as const;
  expect(bare.map((id) => routes[id].skeleton)).toEqual(['none', 'none', 'none', 'none']);
});
