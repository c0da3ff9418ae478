import type { CaseStudy, FaqEntry, SectionContent } from '#src/content/content-types.ts';

type Offer = SectionContent<'services'>['items'][number];

/** Sample data for tests: what a service offers, each with its own text. */
export function sampleOffers(offers: Pick<Offer, 'title'>[]): SectionContent<'services'> {
  return {
    kind: 'services',
    id: 'services',
    title: 'What we offer',
    lead: 'And where to begin.',
    items: offers.map((offer) => ({
      id: offer.title,
      icon: 'cloud',
      text: `${offer.title} as a service.`,
      features: [],
      ...offer,
    })),
  };
}

/** Sample data for tests: the index of services. */
export function sampleIndex(
  items: Pick<SectionContent<'service-index'>['items'][number], 'title' | 'to'>[],
): SectionContent<'service-index'> {
  return {
    kind: 'service-index',
    id: 'services',
    eyebrow: 'Services',
    title: 'What we offer',
    lead: 'And where.',
    actions: [],
    items: items.map((item) => ({
      id: item.title,
      icon: 'cloud',
      at: 'mast',
      place: 'Mast:',
      text: `${item.title} as a service`,
      ...item,
    })),
  };
}

/** Sample data for tests: questions, each under its own subject. */
export function sampleQuestions(entries: FaqEntry[]): SectionContent<'questions'> {
  const groups = entries.map((entry) => ({ id: entry.slug, title: entry.slug, entries: [entry] }));
  const words = { find: 'Find', example: 'word' };
  return { kind: 'questions', id: 'questions', ...words, groups };
}

/** Sample data for tests: a section of projects that only link to case studies. */
export function sampleProjects(studies: CaseStudy[]): SectionContent<'studies'> {
  const words = { certificate: 'Certificate', study: 'Case study' };
  return { kind: 'studies', id: 'projects', title: 'Projects', studies, ...words };
}

/** Sample data for tests: the section with the full case studies. */
export function sampleStudies(studies: CaseStudy[]): SectionContent<'case-studies'> {
  return {
    kind: 'case-studies',
    id: 'studies',
    title: 'Case studies',
    studies,
    filter: {
      label: 'Filter',
      byIndustry: 'By Industry',
      byService: 'By Service',
      all: 'All',
      industries: [],
      services: [],
      empty: 'No case studies found for the selected filter.',
    },
    labels: {
      details: 'Challenge and solution',
      challenge: 'Challenge',
      solution: 'Solution',
      tags: 'Tags',
      client: 'Client',
      copyLink: 'Copy link',
      linkCopied: 'Copied',
      linkNotCopied: 'Not copied',
      certificate: 'Certificate',
    },
  };
}

const sampleCertificate: SectionContent<'study-drawing'>['certificate'] = {
  title: 'Certificate',
  number: 'Number',
  statement: 'It works.',
  client: 'Client',
  place: 'Place',
  capacity: 'Capacity',
  monitoring: { label: 'Monitoring', value: '24/7' },
  method: 'Method',
  uptime: 'Uptime',
  coverage: 'Coverage',
  period: 'Measured',
  issuer: 'Issuer',
  department: 'Operations',
  seat: 'Austin',
  date: 'Date',
  mark: 'Sample',
  sample: 'A sample.',
};

/** Sample data for tests: the first section of a case study's page. */
export function sampleOpening(study: CaseStudy): SectionContent<'study-drawing'> {
  return {
    kind: 'study-drawing',
    id: 'opening',
    study,
    words: {
      all: 'All',
      size: 'Size',
      place: 'Place',
      client: 'Client',
      services: 'Services',
    },
    certificate: sampleCertificate,
    title: 'One hop',
  };
}

/** Sample data for tests: a case study. */
export function sampleStudy(slug: string, changes: Partial<CaseStudy> = {}): CaseStudy {
  return {
    id: slug,
    uuid: '0197c2a4-5f0e-7c31-9d1b-3b6f0a4c8e21',
    slug,
    page: 'case-studies-ras-ghareb',
    industry: 'retail',
    services: ['infrastructure'],
    client: { id: 'client', name: 'Client', website: 'https://client.example' },
    picture: { name: 'desert-road', width: 1200, height: 675, widths: [480, 1080, 1200], color: '#000000' },
    figure: '500',
    status: 'published',
    createdAt: '2025-02-27',
    updatedAt: '2025-03-01',
    createdBy: 'editorial',
    updatedBy: 'editorial',
    unit: 'MW',
    title: `Title of ${slug}`,
    subtitle: `Subtitle of ${slug}`,
    place: 'Place',
    summary: 'Summary.',
    challenge: 'Challenge.',
    solution: 'Solution.',
    fact: { value: '0', label: 'repeaters' },
    alt: 'A road.',
    drawn: 'A line.',
    results: [],
    tags: [{ id: 'wind', label: 'Wind farm' }],
    seo: { noIndex: false, title: 'Title', description: `Description of ${slug}` },
    ...changes,
  };
}

/** Sample data for tests: a question with its answer. */
export function sampleQuestion(slug: string): FaqEntry {
  return {
    id: slug,
    slug,
    question: `Question ${slug}?`,
    answer: `Answer \u206624/7\u2069 ${slug}.`,
    tags: [],
  };
}
