/** Kinds of claims that only the owner can confirm, in display order. */
export const promiseKinds = {
  setting: {
    title: 'Settings',
    write: 'the value in .env (.env.example explains each); confirm what is meant to stay empty',
  },
  company: {
    title: 'Company',
    write: 'your own name, tagline, address, phone, e-mail and countries; confirm what is right as it stands',
  },
  address: {
    title: 'Placeholder addresses and numbers',
    write: 'a real address or number (.example and 555-01xx belong to nobody)',
  },
  brand: { title: 'Brand', write: 'your own drawing into the file, then run `npm run brand`' },
  picture: {
    title: 'Pictures, which show invented places',
    write:
      'a picture of yours under the same name, without width and ending (`npm run pictures -- add photo.jpg wind-coast`), and what it shows in each language; confirm what may stand for your work',
  },
  licence: { title: 'Licence', write: 'the terms under which you give or keep the code of the site' },
  client: { title: 'Clients', write: 'the name, site and logo of a client who agreed to be named' },
  study: { title: 'Case studies', write: 'a project of yours with its true figures, agreed with the client' },
  story: { title: 'Success stories', write: 'a success of yours with its true figures' },
  certificate: {
    title: 'Certificates',
    write: 'what you certify and how it is measured, without the mark “sample”',
  },
  hours: { title: 'Working hours', write: 'the hours of your offices and of your support line' },
  region: { title: 'Regions and offices', write: 'the places where you have offices, partners and projects' },
  mark: {
    title: 'Records that pages call a sample',
    write: 'nothing: remove "sample": true once the record is your own or confirmed',
  },
  figure: { title: 'Figures and examples', write: 'a figure or an example of your own' },
  promise: {
    title: 'Promises: reply times, service levels, deadlines, shares',
    write: 'what you keep; confirm it once somebody answers for it',
  },
  legal: { title: 'Legal texts', write: 'what your lawyer approved for your company and country' },
} as const;

/** A kind of claim that only the owner can confirm. */
export type PromiseKind = keyof typeof promiseKinds;

/** Keys to a value of a bundle; `*` matches every key or item. */
export type PlacePattern = { kind: PromiseKind; bundle: RegExp; places: readonly string[] };

/** Places to confirm as a whole, by bundle path inside a folder of `locales`. */
export const placePatterns: readonly PlacePattern[] = [
  { kind: 'company', bundle: /^company\.json$/, places: ['*'] },
  { kind: 'client', bundle: /^records\/clients\.json$/, places: ['*'] },
  { kind: 'study', bundle: /^records\/case-studies\.json$/, places: ['*'] },
  {
    kind: 'study',
    bundle: /^pages\/case-studies-[a-z-]+\.json$/,
    places: ['sections.opening', 'sections.plate'],
  },
  {
    kind: 'study',
    bundle: /^pages\/(?:home|case-studies|renewable-case-studies)\.json$/,
    places: ['sections.case-studies', 'sections.studies', 'sections.projects', 'sections.impact'],
  },
  { kind: 'client', bundle: /^pages\//, places: ['sections.clients'] },
  { kind: 'story', bundle: /^records\/success-stories\.json$/, places: ['*'] },
  { kind: 'story', bundle: /^pages\//, places: ['sections.success-stories'] },
  { kind: 'certificate', bundle: /^records\/certificate\.json$/, places: ['*'] },
  { kind: 'hours', bundle: /^pages\/contact\.json$/, places: ['sections.message.hours'] },
  { kind: 'region', bundle: /^records\/locations\.json$/, places: ['*'] },
  { kind: 'region', bundle: /^pages\/about\.json$/, places: ['sections.global-reach'] },
  {
    kind: 'region',
    bundle: /^pages\/contact\.json$/,
    places: ['sections.places.title', 'sections.places.lead', 'sections.places.regions'],
  },
  {
    kind: 'promise',
    bundle: /^pages\/services-sla\.json$/,
    places: [
      'sections.hero',
      'sections.communication',
      'sections.commitment.paragraphs.*',
      'sections.service-scope',
      'sections.network-services',
      'sections.monitoring-tools',
      'sections.service-offerings',
      'sections.contact-methods',
    ],
  },
  { kind: 'promise', bundle: /^pages\/services\.json$/, places: ['sections.how-we-work'] },
  { kind: 'promise', bundle: /^pages\/industries-renewables\.json$/, places: ['sections.hero.figures'] },
  {
    kind: 'legal',
    bundle: /^pages\/(?:privacy-policy|terms|cookie-policy)\.json$/,
    places: [
      'description',
      'sections.hero',
      'sections.clauses.items.*',
      'sections.stored-items',
      'sections.consent',
    ],
  },
];

/** Keys of example values. */
export const SAMPLE_KEY = /^sample[A-Z]/;

/** Key of a drawing's name; the drawing is listed as a file. */
export const DRAWING_KEY = 'logo';

/** Key that marks a record as a sample. */
export const SAMPLE_MARK = 'sample';

/** Placeholder contact data, listed until it is removed or confirmed. */
export const PLACEHOLDER_CONTACT =
  /[\w.@:/-]*\.example\b[\w/-]*|[\w.@:/-]*\bexample\.(?:com|net|org)\b[\w/-]*|\+1 \(?\d{3}\)?[ .-]555[ .-]01\d\d\b/;

/** Patterns of a promise in the default language; translations of a promise are promises too. */
export const PROMISE_TEXT = new RegExp(
  [
    String.raw`\b24/7\b`,
    String.raw`\d\s?%`,
    String.raw`around the clock`,
    String.raw`(?:business|working) days?\b`,
    String.raw`(?:under|within|in|to) (?:\d+|\{\{\w+\}\}|one|two|three) (?:minute|hour|day|week|month)s?\b`,
    String.raw`\d (?:seconds|(?:minutes|hours|days|weeks|months) (?:faster|ahead))\b`,
    String.raw`\d\s?[MG]W\b`,
    String.raw`\bcertifi(?:ed|cates?)\b`,
    String.raw`\bguarantee`,
  ].join('|'),
  'i',
);
