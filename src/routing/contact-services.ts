/** Services that the contact form offers, and that a link to it can choose (spec §5). */
export const contactServices = [
  'app-development',
  'digital-transformation',
  'it-consultancy',
  'infrastructure',
  'ai-solutions',
  'analytics',
] as const;

export type ContactService = (typeof contactServices)[number];
