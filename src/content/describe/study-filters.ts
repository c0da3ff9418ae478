/** Industries by which case studies are filtered, in the order of their chips (spec §3). */
export const studyIndustries = ['renewable-energy', 'retail', 'enterprise'] as const;

/** Services by which case studies are filtered, in the order of their chips (spec §3). */
export const studyServices = [
  'infrastructure',
  'digital-transformation',
  'app-development',
  'web-development',
  'ai-solutions',
  'analytics',
] as const;

export type StudyIndustry = (typeof studyIndustries)[number];
export type StudyService = (typeof studyServices)[number];
