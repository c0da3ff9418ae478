import type { Language } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import type { PageId } from '#src/routing/routes.ts';

/** Languages whose words the tests check. */
export const specifiedLanguages = ['en', 'ar'] as const satisfies Language[];

/** A required part of a sample page. */
export type NamedPart = {
  kind: SectionContent['kind'];
  /** Words in its English eyebrow or heading. */
  says?: string;
  /** Number of cards, if fixed. The company decides how many records exist. */
  count?: number;
  /** English names of the first items, in order; of all items if there is no count. */
  names?: readonly string[];
};

/** Required parts of a page in order, and the target of its call to action. */
export type NamedPage = {
  parts: readonly NamedPart[];
  ends?: readonly PageId[];
  /** Ids of additional sections whose kind is a required part elsewhere. */
  also?: readonly string[];
};

const successStories: NamedPart = { kind: 'story-carousel', says: 'success stories' };
const services = ['contact', 'services'] as const;

/** Pages of the sample, part by part (behavior §2). */
export const namedPages: Partial<Record<PageId, NamedPage>> = {
  home: {
    parts: [
      { kind: 'drawn-site' },
      { kind: 'clients', says: 'Trusted by Industry Leaders' },
      { kind: 'features', says: 'Our Expertise', count: 3 },
      { kind: 'services', says: 'Industries We Serve', count: 3 },
      { kind: 'studies', says: 'Success Stories' },
    ],
    ends: services,
  },
  about: {
    parts: [
      { kind: 'statement', says: 'Who We Are' },
      { kind: 'features', says: 'Our Mission', count: 3 },
      { kind: 'features', says: 'Why Choose Us', count: 4 },
      { kind: 'features', says: 'Our Values', count: 3 },
      { kind: 'clients', says: 'Our Clients' },
      { kind: 'regions', says: 'Global Reach' },
    ],
    ends: services,
  },
  services: {
    parts: [
      { kind: 'service-index', says: 'services', count: 9 },
      {
        kind: 'process',
        says: 'How We Work',
        names: ['Discovery', 'Planning', 'Implementation', 'Support'],
      },
    ],
    ends: ['contact', 'case-studies'],
  },
  'services-sla': {
    parts: [
      {
        kind: 'process',
        says: 'communication and escalation',
        names: ['technical support', 'senior engineers', 'management'],
      },
      { kind: 'statement', says: 'commitment' },
      { kind: 'features', says: 'service scope', count: 6 },
      { kind: 'features', says: 'network and telecom services', count: 4 },
      {
        kind: 'features',
        says: 'monitoring and reporting',
        count: 6,
        names: ['monthly performance reports', 'regular review meetings'],
      },
      {
        kind: 'services',
        says: 'service offerings',
        names: ['IT consultancy', 'tailored agreement', 'managed support'],
      },
    ],
    ends: services,
  },
  'services-it-consultancy': {
    parts: [
      {
        kind: 'features',
        says: 'expertise',
        names: ['cloud strategy', 'security', 'infrastructure', 'network'],
      },
      {
        kind: 'services',
        says: 'services',
        names: ['strategic planning', 'security consulting', 'cloud consulting', 'process optimization'],
      },
      {
        kind: 'process',
        says: 'methodology',
        names: ['discovery', 'analysis', 'implementation', 'optimization'],
      },
      { kind: 'features', says: 'benefits', count: 6 },
      { kind: 'stories', says: 'success stories' },
    ],
    ends: services,
  },
  'services-infrastructure': {
    parts: [
      { kind: 'features', says: 'capabilities', count: 5 },
      {
        kind: 'services',
        says: 'services',
        names: ['data centers', 'cloud', 'network architecture', 'storage'],
      },
      {
        kind: 'process',
        says: 'process',
        names: ['assessment', 'design', 'implementation', 'management'],
      },
      { kind: 'stories', says: 'success stories' },
      { kind: 'features', says: 'key features', count: 6 },
    ],
    ends: services,
  },
  'services-digital-transformation': {
    parts: [
      { kind: 'comparison', count: 4 },
      { kind: 'services', says: 'solutions', count: 4 },
      { kind: 'features', says: 'capabilities', count: 4 },
      {
        kind: 'process',
        says: 'process',
        count: 4,
        names: ['Discovery', 'Design', 'Rollout', 'Optimization'],
      },
      { kind: 'stories', says: 'success stories' },
    ],
    ends: services,
  },
  'services-mobile-network': {
    parts: [
      { kind: 'signal-bars', says: 'remote areas' },
      { kind: 'features', says: 'challenges', count: 6 },
      {
        kind: 'features',
        says: 'technologies',
        names: ['2G/3G/4G-LTE', 'satellite backhaul', 'microwave backhaul', 'fiber'],
      },
      {
        kind: 'services',
        says: 'solutions',
        names: ['deployment', 'backhaul', 'power', 'security'],
      },
      {
        kind: 'process',
        says: 'approach',
        names: ['site survey', 'network design', 'implementation', 'optimization'],
      },
      { kind: 'features', says: 'benefits', count: 6 },
      { kind: 'questions' },
    ],
    ends: services,
  },
  'services-app-development': {
    parts: [
      { kind: 'services', says: 'services', count: 4 },
      { kind: 'features', says: 'technologies', count: 6 },
      { kind: 'process', says: 'process', count: 6 },
      successStories,
    ],
    ends: services,
  },
  'services-ai-solutions': {
    parts: [
      {
        kind: 'services',
        says: 'solutions',
        names: ['machine learning', 'deep learning', 'predictive analytics', 'AI automation'],
      },
      { kind: 'features', says: 'capabilities', count: 4 },
      { kind: 'process', says: 'process', count: 4 },
      { kind: 'stories', says: 'success stories' },
      { kind: 'features', says: 'key features', count: 6 },
    ],
    ends: services,
  },
  'services-web-development': {
    parts: [
      {
        kind: 'services',
        says: 'services',
        names: ['corporate websites', 'web applications', 'progressive web apps', 'e-commerce'],
      },
      { kind: 'features', says: 'key features', count: 6 },
      { kind: 'features', says: 'technologies', count: 6 },
      { kind: 'process', says: 'process', count: 4 },
      { kind: 'stories', says: 'success stories' },
    ],
    ends: services,
  },
  'services-analytics': {
    parts: [
      { kind: 'services', says: 'solutions', count: 4 },
      { kind: 'features', says: 'capabilities', count: 4 },
      { kind: 'features', says: 'key features', count: 6 },
      { kind: 'process', says: 'process', count: 4 },
      { kind: 'stories', says: 'success stories' },
    ],
    ends: services,
    also: ['one-fault'],
  },
  industries: {
    parts: [
      {
        kind: 'services',
        names: [
          'Renewable Energy',
          'Retail & E-commerce',
          'Enterprise',
          'Manufacturing',
          'Financial Services',
          'Healthcare',
        ],
      },
    ],
    ends: ['contact', 'case-studies'],
    also: ['common-ground', 'case-studies'],
  },
  'industries-renewables': {
    parts: [
      {
        kind: 'connected-site',
        names: [
          'site camps and mobilization',
          'backhaul networks',
          'wireless connectivity',
          'network hardware',
        ],
      },
      { kind: 'features', says: 'key features', count: 6 },
      { kind: 'studies', says: 'success stories', count: 3 },
    ],
    ends: ['contact', 'renewable-case-studies'],
  },
  'case-studies': {
    parts: [{ kind: 'case-studies' }],
    ends: ['contact', 'industries'],
  },
  'renewable-case-studies': {
    parts: [
      { kind: 'capacity-lights' },
      {
        kind: 'figures',
        says: 'Our Impact in Numbers',
        names: ['total capacity', 'average uptime', 'projects', 'monitoring'],
      },
      { kind: 'studies' },
    ],
    ends: ['contact', 'industries-renewables'],
  },
  contact: { parts: [{ kind: 'contact' }, { kind: 'map' }] },
  faq: { parts: [{ kind: 'questions' }], ends: services },
  'privacy-policy': { parts: [{ kind: 'clauses' }] },
  'cookie-policy': { parts: [{ kind: 'clauses' }] },
  terms: { parts: [{ kind: 'clauses' }] },
};

/** Kinds that appear only on pages that require them. */
export const namedKinds: ReadonlySet<SectionContent['kind']> = new Set(
  Object.values(namedPages).flatMap(({ parts }) => parts.map(({ kind }) => kind)),
);
