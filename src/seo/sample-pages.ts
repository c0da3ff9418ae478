import type { PageId } from '#src/routing/routes.ts';

/** Sample data for tests: one value for every page that has an address. */
export function samplePages<Value>(describe: (id: PageId) => Value): Record<PageId, Value> {
  return {
    home: describe('home'),
    about: describe('about'),
    services: describe('services'),
    'services-sla': describe('services-sla'),
    'services-it-consultancy': describe('services-it-consultancy'),
    'services-infrastructure': describe('services-infrastructure'),
    'services-digital-transformation': describe('services-digital-transformation'),
    'services-mobile-network': describe('services-mobile-network'),
    'services-app-development': describe('services-app-development'),
    'services-ai-solutions': describe('services-ai-solutions'),
    'services-web-development': describe('services-web-development'),
    'services-analytics': describe('services-analytics'),
    industries: describe('industries'),
    'industries-renewables': describe('industries-renewables'),
    'case-studies': describe('case-studies'),
    'renewable-case-studies': describe('renewable-case-studies'),
    contact: describe('contact'),
    faq: describe('faq'),
    'privacy-policy': describe('privacy-policy'),
    'cookie-policy': describe('cookie-policy'),
    terms: describe('terms'),
  };
}
