import { hasServicePage } from '#src/routing/service-pages.ts';

/** Industries by which case studies are filtered, in the order of their chips (behavior §3). */
export const studyIndustries = ['renewable-energy', 'retail', 'enterprise'] as const;

/** Services by which case studies are filtered, in the order of their chips (behavior §3): those that have a page. */
export const studyServices = (
  [
    'infrastructure',
    'digital-transformation',
    'app-development',
    'web-development',
    'ai-solutions',
    'analytics',
    'mobile-network',
    'it-consultancy',
    'sla',
  ] as const
).filter(hasServicePage);

export type StudyIndustry = (typeof studyIndustries)[number];
export type StudyService = (typeof studyServices)[number];
