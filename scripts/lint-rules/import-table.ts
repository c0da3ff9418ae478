import type { FolderName, FolderRule } from './folder-rule.ts';

const belowPages = [
  'config',
  'i18n',
  'routing',
  'content/describe',
  'content',
  'seo',
  'theme',
  'ui',
  'third-party',
  'features',
  'sections',
] as const;
/** Folders that turn bundles into content, at build time only. */
const atBuild = ['content/read', 'content/join', 'content/check'] as const;
const aboveAll =
  'the site never imports its tools: move what both need into the folder of src that it is about.';

/** Allowed imports between folders. The lint rules, their tests and CONTRIBUTING use this table. */
export const importTable = {
  config: {
    holds: 'constants, languages, and settings of the build',
    mayImport: [],
    instead:
      'config stands alone: move the value into config, or the code that needs more than config out of it.',
  },
  i18n: {
    holds: 'messages, formatters, direction, the vocabulary of bundles',
    mayImport: ['config'],
    instead: 'i18n knows languages only: take addresses and content as arguments.',
  },
  routing: {
    holds: 'routes as data, addresses, links',
    mayImport: ['config', 'i18n'],
    instead: 'routing knows addresses only: take names and content as arguments.',
  },
  content: {
    holds: 'content in the browser: its types, and what fetches it',
    mayImport: ['config', 'i18n', 'routing', 'content/describe'],
    instead: 'content knows text and facts only: what shows them takes them as props.',
  },
  'content/describe': {
    holds: 'what every bundle holds: fields, records, kinds of sections, and the schemas that follow',
    mayImport: ['config', 'i18n', 'routing'],
    instead: 'a description knows no bundle: reading, joining and checking follow it.',
  },
  'content/read': {
    holds: 'bundles from files, and faults as sentences',
    mayImport: ['config', 'i18n', 'routing', 'content/describe'],
    instead: 'reading knows descriptions only.',
    reachedBy: 'bundles are read at build only: take content from src/content.',
  },
  'content/join': {
    holds: 'texts joined with facts, and with the records that facts name',
    mayImport: ['config', 'i18n', 'routing', 'content/describe', 'content', 'content/read'],
    instead: 'joining trusts what was checked before: move what both need into describe or read.',
    reachedBy: 'bundles are joined at build only: take content from src/content.',
  },
  'content/check': {
    holds: 'everything that can be wrong with bundles',
    mayImport: ['config', 'i18n', 'routing', 'content/describe', 'content', 'content/read', 'content/join'],
    instead: 'checking knows bundles only: take what else it needs as an argument.',
    reachedBy: 'bundles are checked at build, before anything else: take content from src/content.',
  },
  seo: {
    holds: 'head tags, structured data, sitemap',
    mayImport: ['config', 'i18n', 'routing', 'content'],
    instead: 'seo turns data into tags: take what is missing as an argument.',
  },
  theme: {
    holds: 'tokens, recipes, what differs per script',
    mayImport: ['config', 'i18n'],
    instead:
      'the theme knows no component and no content: put the rule into the styles beside the component.',
  },
  ui: {
    holds: 'components that know no content',
    mayImport: ['config', 'i18n', 'routing', 'theme'],
    instead: 'ui knows no content: pass it as a prop.',
  },
  'third-party': {
    holds: 'what scripts of configured services need: to be loaded, and their cookies deleted',
    mayImport: ['config'],
    instead: 'it knows scripts and cookies only: what a service does belongs into its feature.',
  },
  features: {
    holds: 'search, contact, consent and the like: state and parts of each',
    mayImport: [
      'config',
      'i18n',
      'routing',
      'content/describe',
      'content',
      'seo',
      'theme',
      'ui',
      'third-party',
    ],
    instead: 'a feature knows nothing of where it stands: pass it in as a prop.',
  },
  sections: {
    holds: 'shared sections: kinds for any page',
    mayImport: ['config', 'i18n', 'routing', 'content', 'theme', 'ui', 'features'],
    instead: 'a section shows its content and nothing else: let the page pass it in as a prop.',
  },
  signatures: {
    holds: 'the large drawing that a page is known by, each in a folder of its own',
    mayImport: ['config', 'i18n', 'routing', 'content', 'theme', 'ui', 'third-party', 'features', 'sections'],
    instead: 'a signature shows its content and nothing else: let the page pass it in as a prop.',
    reachedBy: 'only documents and islands show signatures: move the part into ui or sections.',
  },
  pages: {
    holds: 'sections and islands that only one page has, with their kinds and styles',
    mayImport: belowPages,
    instead: 'a page knows nothing of what surrounds it: move the part into ui or sections.',
    reachedBy: 'only islands and navigation import pages: move the part into ui or sections.',
  },
  shell: {
    holds: 'layout, navigation bar, footer: what surrounds every page',
    mayImport: belowPages,
    instead: 'the shell surrounds pages and knows none: pass it in as a child.',
    reachedBy: 'the shell surrounds everything: move the part into ui, or pass it in as a prop.',
  },
  islands: {
    holds: 'the table of islands, and what hydrates them',
    mayImport: [...belowPages, 'pages', 'signatures', 'shell'],
    instead: 'an island knows nothing of the document around it: take it as a prop, or from a context below.',
    reachedBy: 'islands stand above pages: move the part into the folder that it is about.',
  },
  entries: {
    holds: 'the script of every document',
    mayImport: [...belowPages, 'islands', 'shell'],
    instead: 'an entry only starts things: move the rest into the folder that it is about.',
    reachedBy: 'an entry is where things begin: move what is needed into the folder that it is about.',
  },
  prerender: {
    holds: 'what puts pages together and writes the documents, at build',
    mayImport: [...belowPages, ...atBuild, 'pages', 'signatures', 'islands', 'shell'],
    instead: 'the entries belong to the browser: move what both need into a folder below them.',
    reachedBy: 'prerender runs at build only: move what both need into a folder below it.',
  },
  server: {
    holds: 'the local server and mailbox',
    mayImport: [...belowPages, ...atBuild, 'islands', 'shell', 'prerender'],
    instead: 'the server serves what was built: move what both need into src.',
    reachedBy: aboveAll,
  },
  scripts: {
    holds: 'tools for the people who work on the site',
    mayImport: [
      ...belowPages,
      ...atBuild,
      'pages',
      'signatures',
      'islands',
      'shell',
      'prerender',
      'entries',
      'server',
    ],
    instead: 'a tool is not tested from within: move what both need into the tool.',
    reachedBy: aboveAll,
  },
  tests: {
    holds: 'tests over bundles, documents, rules and in a browser',
    mayImport: [
      ...belowPages,
      ...atBuild,
      'pages',
      'signatures',
      'islands',
      'shell',
      'prerender',
      'entries',
      'server',
      'scripts',
    ],
    instead: 'tests reach everything.',
    reachedBy: 'nothing imports tests: move what both need out of them.',
  },
} as const satisfies Record<FolderName, FolderRule>;
