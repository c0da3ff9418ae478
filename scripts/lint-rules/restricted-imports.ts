import type { DummyRuleMap, OxlintOverride } from 'oxlint';
import { entryFiles, folderNames, forbiddenFor, isTopLevel, sentenceFor } from './import-folders.ts';
import type { FolderName } from './folder-rule.ts';
import {
  featureSentence,
  fixtureSentence,
  messageSentence,
  nodeSentence,
  pathSentence,
  schemaSentence,
  serverSentence,
} from './import-sentences.ts';

type Pattern = { group: string[]; message: string; allowTypeImports?: true };
type RestrictedPath = { name: string; importNames?: string[]; message: string; allowTypeImports?: true };
type Restrictions = { paths?: RestrictedPath[]; patterns: Pattern[] };

/** What a file may import besides folders: `values` excludes Node modules, `browser` also build-only values. */
type Reach = 'tests' | 'all' | 'values' | 'browser';

const buildOnly = ['**/*.server.ts', '**/*.server.tsx'];
/** Descriptions of section kinds, which are next to their components. */
const kindFiles: { [Name in FolderName]?: string } = {
  pages: 'pages/*/*.kinds.server.ts',
  sections: 'sections/*.kind.server.ts',
  signatures: 'signatures/*/*.kind.server.ts',
};
const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts'];
const fixtures = ['**/*.fixture.ts'];

/** Returns the import patterns for a folder, as seen from another one. */
function groupFor(from: FolderName, to: FolderName): string[] {
  if (isTopLevel(to)) return [`../**/${to}/**`];
  if (to === 'entries') return entryFiles.map((file) => `#src/${file}`);
  const described = from === 'content/describe' ? kindFiles[to] : undefined;
  if (described !== undefined) return [`#src/${to}/**`, `!#src/${described}`];
  if (to === 'content' && from.startsWith('content/')) return ['#src/content/*.ts', '#src/content/*.tsx'];
  if (from === 'content' && to.startsWith('content/'))
    return [`#src/${to}/**`, to.replace('content', '.') + '/**'];
  return from === 'entries' ? [`#src/${to}/**`, `./${to}/**`] : [`#src/${to}/**`];
}

function folderPatterns(from: FolderName): Pattern[] {
  const patterns: Pattern[] = forbiddenFor(from).map((to) => ({
    group: groupFor(from, to),
    message: sentenceFor(from, to),
  }));
  const roundabout = isTopLevel(from) ? ['../**/src/**', '#src/**/../**'] : ['#src/**/../**'];
  return [...patterns, { group: roundabout, message: pathSentence }];
}

function reachPatterns(reach: Reach): Pattern[] {
  const node: Pattern = { group: ['node:*', 'node:*/**'], message: nodeSentence };
  const values: Pattern = { group: buildOnly, message: serverSentence, allowTypeImports: true };
  const samples: Pattern = { group: fixtures, message: fixtureSentence };
  return {
    tests: [],
    all: [samples],
    values: [samples, node],
    browser: [samples, values, node],
  }[reach];
}

function featurePatterns(from: FolderName, feature?: string): Pattern[] {
  if (from !== 'features') return [];
  const own = feature === undefined ? [] : [`!#src/features/${feature}/**`];
  return [{ group: ['#src/features/**', ...own], message: featureSentence }];
}

function restrictedPaths(from: FolderName, reach: Reach): RestrictedPath[] {
  const schemas: RestrictedPath[] =
    reach === 'browser' ? [{ name: 'zod', message: schemaSentence, allowTypeImports: true }] : [];
  if (from === 'i18n' || isTopLevel(from)) return schemas;
  return [
    ...schemas,
    {
      name: 'react-i18next',
      importNames: ['useTranslation', 'Trans', 'Translation', 'withTranslation'],
      message: messageSentence,
    },
    { name: 'i18next', importNames: ['default', 't'], message: messageSentence },
  ];
}

function restrict(from: FolderName, reach: Reach, feature?: string): DummyRuleMap {
  const paths = restrictedPaths(from, reach);
  const patterns = [...folderPatterns(from), ...featurePatterns(from, feature), ...reachPatterns(reach)];
  const restrictions: Restrictions = paths.length === 0 ? { patterns } : { paths, patterns };
  return { 'no-restricted-imports': ['error', restrictions] };
}

function overridesIn(path: string, from: FolderName, feature?: string): OxlintOverride[] {
  const files = [`src/${path}/**`];
  const reach: Reach = from === 'prerender' ? 'values' : 'browser';
  return [
    { files, excludeFiles: [...buildOnly, ...testFiles], rules: restrict(from, reach, feature) },
    { files: buildOnly.map((pattern) => `src/${path}/${pattern}`), rules: restrict(from, 'all', feature) },
    { files: testFiles.map((pattern) => `src/${path}/${pattern}`), rules: restrict(from, 'tests', feature) },
  ];
}

function entryOverrides(): OxlintOverride[] {
  return [
    { files: ['src/*.ts', 'src/*.tsx'], rules: restrict('entries', 'browser') },
    { files: ['src/*.test.ts', 'src/*.test.tsx'], rules: restrict('entries', 'tests') },
  ];
}

/** Tests next to tools follow the rules for tests and may import test support. */
function topLevelOverrides(folder: FolderName): OxlintOverride[] {
  return [
    { files: [`${folder}/**`], rules: restrict(folder, folder === 'tests' ? 'tests' : 'all') },
    { files: testFiles.map((pattern) => `${folder}/${pattern}`), rules: restrict('tests', 'tests') },
  ];
}

/**
 * Creates the import rules of every folder. Later overrides replace earlier ones completely.
 * @param features names of the folders in `src/features`; unlisted ones have the same rules, but must import their own
 * modules as `./x`
 */
export function importOverrides(features: readonly string[]): OxlintOverride[] {
  const folders = folderNames.flatMap((folder) => {
    if (folder === 'entries') return entryOverrides();
    if (isTopLevel(folder)) return topLevelOverrides(folder);
    return overridesIn(folder, folder);
  });
  return [
    ...folders,
    {
      files: Object.values(kindFiles).map((files) => `src/${files}`),
      rules: restrict('content/describe', 'all'),
    },
    ...features.flatMap((feature) => overridesIn(`features/${feature}`, 'features', feature)),
  ];
}
