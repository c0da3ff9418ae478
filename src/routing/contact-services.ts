import { hasServicePage } from './service-pages.ts';

/** Services that the contact form offers, and that a link to it can choose (behavior §5): those that have a page. */
export const contactServices = (
  [
    'app-development',
    'digital-transformation',
    'it-consultancy',
    'infrastructure',
    'ai-solutions',
    'analytics',
  ] as const
).filter(hasServicePage);

export type ContactService = (typeof contactServices)[number];
