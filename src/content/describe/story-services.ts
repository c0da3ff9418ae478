/** Keys under which pages of services ask for their success stories (spec §2). */
export const storyServices = [
  'ai-solutions',
  'analytics',
  'app-development',
  'digital-transformation',
  'infrastructure',
  'it-consultancy',
  'web-development',
] as const;
