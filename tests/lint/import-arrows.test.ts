import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  entryFiles,
  folderNames,
  forbiddenFor,
  isFolderName,
  isTopLevel,
  sentenceFor,
} from '../../scripts/lint-rules/import-folders.ts';
import type { FolderName } from '../../scripts/lint-rules/folder-rule.ts';
import { projectRoot } from '../../scripts/lint-rules/oxlint-config.ts';
import { lintTree } from './lint-tree.ts';
import {
  featureSentence,
  fixtureSentence,
  messageSentence,
  nodeSentence,
  pathSentence,
  schemaSentence,
  serverSentence,
} from '../../scripts/lint-rules/import-sentences.ts';

const features = ['consent', 'search'];

/** Kinds of files in a folder. A test next to a tool follows the rules of tests. */
function variantsIn(folder: FolderName): string[] {
  return isTopLevel(folder) ? ['ts', 'tsx'] : ['ts', 'tsx', 'server.ts', 'test.ts'];
}

function placeIn(folder: FolderName): string {
  if (folder === 'entries') return 'src';
  if (folder === 'features') return 'src/features/search';
  return isTopLevel(folder) ? folder : `src/${folder}`;
}

/** Returns the ways in which a file in one folder may write an import from another. */
function specifiersFor(from: FolderName, to: FolderName): string[] {
  if (isTopLevel(to)) return [`${'../'.repeat(placeIn(from).split('/').length)}${to}/sample.ts`];
  if (to === 'entries') return entryFiles.map((file) => `#src/${file}`);
  if (from === 'content' && to.startsWith('content/')) {
    return [`#src/${to}/sample.ts`, `${to.replace('content', '.')}/sample.ts`];
  }
  const folder = to === 'features' ? 'features/consent' : to;
  return from === 'entries'
    ? [`#src/${folder}/sample.ts`, `./${folder}/sample.ts`]
    : [`#src/${folder}/sample.ts`];
}

/** Returns all import statements for a module, with numbered names. */
function formsOf(specifier: string, number: number): string[] {
  return [
    `import { sample as sample${String(number)} } from '${specifier}';`,
    `import type { Sample as Sample${String(number)} } from '${specifier}';`,
    `export { sample as shared${String(number)} } from '${specifier}';`,
    `export const load${String(number)} = () => import('${specifier}');`,
  ];
}

type Arrow = { from: FolderName; to: FolderName; allowed: boolean };

const arrows: Arrow[] = folderNames.flatMap((from) =>
  folderNames
    .filter((to) => to !== from)
    .map((to) => ({ from, to, allowed: !forbiddenFor(from).includes(to) })),
);

function statementsOf({ from, to }: Arrow): string[] {
  return specifiersFor(from, to).flatMap((specifier, index) => formsOf(specifier, index));
}

/** Returns one file for each arrow and kind of file, with every spelling of the import. */
function filesOf(arrow: Arrow): Record<string, string> {
  const { from, to } = arrow;
  const name = `${from}-to-${to}`.replaceAll('/', '-');
  const text = statementsOf(arrow).join('\n');
  return Object.fromEntries(variantsIn(from).map((variant) => [`${placeIn(from)}/${name}.${variant}`, text]));
}

type Sample = { name: string; path: string; text: string; sentence: string | null };

const samples: Sample[] = [
  {
    name: 'a feature imports another feature',
    path: 'src/features/search/other.ts',
    text: "import { store } from '#src/features/consent/store.ts';",
    sentence: featureSentence,
  },
  {
    name: 'a feature that the rules do not know by name imports another feature',
    path: 'src/features/brand-new/other.ts',
    text: "import { store } from '#src/features/consent/store.ts';",
    sentence: featureSentence,
  },
  {
    name: 'a feature imports its own module',
    path: 'src/features/search/parts/own.ts',
    text: "import { store } from '#src/features/search/store.ts';",
    sentence: null,
  },
  {
    name: 'a browser module imports a value of a build module',
    path: 'src/content/value.ts',
    text: "import { page } from './pages.server.ts';",
    sentence: serverSentence,
  },
  {
    name: 'a browser module imports the types of a build module',
    path: 'src/content/types.ts',
    text: "import type { page } from './pages.server.ts';",
    sentence: null,
  },
  {
    name: 'a build module imports a value of a build module',
    path: 'src/content/join/value.server.ts',
    text: "import { page } from '#src/content/describe/pages.server.ts';",
    sentence: null,
  },
  {
    name: 'the list of kinds takes those of a page from its folder',
    path: 'src/content/describe/kinds.server.ts',
    text: "import { contactKinds } from '#src/pages/contact/contact.kinds.server.ts';",
    sentence: null,
  },
  {
    name: 'the list of kinds takes those of shared sections and signatures from beside their components',
    path: 'src/content/describe/shared.server.ts',
    text: "import { tableKind } from '#src/sections/table.kind.server.ts';\nimport { cabinetKind } from '#src/signatures/cabinet/cabinet.kind.server.ts';",
    sentence: null,
  },
  {
    name: 'a description imports a shared section',
    path: 'src/content/describe/table.server.ts',
    text: "import { TableSection } from '#src/sections/table.section.tsx';",
    sentence: sentenceFor('content/describe', 'sections'),
  },
  {
    name: 'a description imports a section of a page',
    path: 'src/content/describe/section.server.ts',
    text: "import { ContactIsland } from '#src/pages/contact/contact.island.tsx';",
    sentence: sentenceFor('content/describe', 'pages'),
  },
  {
    name: 'the kinds of a page import what describes sections',
    path: 'src/pages/contact/contact.kinds.server.ts',
    text: "import { heading } from '#src/content/describe/section-fields.server.ts';",
    sentence: null,
  },
  {
    name: 'the kinds of a page import a component',
    path: 'src/pages/about/about.kinds.server.ts',
    text: "import { Section } from '#src/ui/section.tsx';",
    sentence: sentenceFor('content/describe', 'ui'),
  },
  {
    name: 'prerender imports a value of a build module',
    path: 'src/prerender/value.ts',
    text: "import { page } from '#src/content/describe/pages.server.ts';",
    sentence: null,
  },
  {
    name: 'the entry of the browser imports a value of a build module',
    path: 'src/client.ts',
    text: "import { page } from '#src/content/describe/pages.server.ts';",
    sentence: serverSentence,
  },
  {
    name: 'a build module imports sample data',
    path: 'src/seo/sample.server.ts',
    text: "import { samplePages } from './pages.fixture.ts';",
    sentence: fixtureSentence,
  },
  {
    name: 'a browser module imports sample data',
    path: 'src/seo/sample.ts',
    text: "import { samplePages } from './pages.fixture.ts';",
    sentence: fixtureSentence,
  },
  {
    name: 'a fixture imports sample data and build modules',
    path: 'src/seo/sample.fixture.ts',
    text: "import { samplePages } from './pages.fixture.ts';\nimport { write } from './sitemap.server.ts';",
    sentence: null,
  },
  {
    name: 'a browser module imports a module of Node',
    path: 'src/seo/node.ts',
    text: "import { readFile } from 'node:fs/promises';",
    sentence: nodeSentence,
  },
  {
    name: 'a build module imports a module of Node',
    path: 'src/seo/node.server.ts',
    text: "import { readFile } from 'node:fs/promises';",
    sentence: null,
  },
  {
    name: 'a browser module imports the schema library',
    path: 'src/content/schema.ts',
    text: "import { z } from 'zod';",
    sentence: schemaSentence,
  },
  {
    name: 'a component takes messages from the library behind them',
    path: 'src/ui/message.tsx',
    text: "import { useTranslation } from 'react-i18next';",
    sentence: messageSentence,
  },
  {
    name: 'i18n uses the library behind the messages',
    path: 'src/i18n/message.ts',
    text: "import { useTranslation } from 'react-i18next';",
    sentence: null,
  },
  {
    name: 'a test beside a tool uses what supports tests',
    path: 'server/site.test.ts',
    text: "import { request } from '../tests/support/request.ts';",
    sentence: null,
  },
  {
    name: 'a path leaves a folder and comes back',
    path: 'src/ui/roundabout.ts',
    text: "import { page } from '#src/theme/../content/page.ts';",
    sentence: pathSentence,
  },
  {
    name: 'a test reaches the site by a relative path',
    path: 'tests/html/relative.ts',
    text: "import { page } from '../../src/content/page.ts';",
    sentence: pathSentence,
  },
];

const sentences = new Map<string, string[]>();

beforeAll(() => {
  const files = arrows.flatMap((arrow) => Object.entries(filesOf(arrow)));
  const sampleFiles = samples.map(({ path, text }): [string, string] => [path, text]);
  for (const { code, filename, help } of lintTree(Object.fromEntries([...files, ...sampleFiles]), features)) {
    if (code !== 'eslint(no-restricted-imports)') continue;
    sentences.set(filename, [...(sentences.get(filename) ?? []), help ?? '']);
  }
});

describe('imports between folders', () => {
  it.each(arrows.filter(({ allowed }) => !allowed))('$from must not import $to', (arrow) => {
    const sentence = sentenceFor(arrow.from, arrow.to);
    for (const path of Object.keys(filesOf(arrow))) {
      const refusals = sentences.get(path)?.filter((each) => each === sentence);
      expect(refusals, path).toHaveLength(statementsOf(arrow).length);
    }
  });

  it.each(arrows.filter(({ allowed }) => allowed))('$from may import $to', (arrow) => {
    for (const path of Object.keys(filesOf(arrow))) {
      expect(sentences.get(path), path).toBeUndefined();
    }
  });
});

describe('imports of single modules', () => {
  it.each(samples.filter(({ sentence }) => sentence !== null))('is refused: $name', ({ path, sentence }) => {
    expect(sentences.get(path)).toContain(sentence);
  });

  it.each(samples.filter(({ sentence }) => sentence === null))('is fine: $name', ({ path }) => {
    expect(sentences.get(path)).toBeUndefined();
  });
});

describe('the import table', () => {
  it('lets only islands, prerender, scripts and tests import pages', () => {
    expect(folderNames.filter((name) => name !== 'pages' && !forbiddenFor(name).includes('pages'))).toEqual([
      'islands',
      'prerender',
      'scripts',
      'tests',
    ]);
  });

  it('lets no two folders import each other', () => {
    const mutual = arrows.filter(({ from, to, allowed }) => allowed && !forbiddenFor(to).includes(from));
    expect(mutual).toEqual([]);
  });

  it('names every folder and file in src', () => {
    const unknown = readdirSync(join(projectRoot, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory()
        ? !isFolderName(entry.name)
        : !entryFiles.some((file) => file === entry.name) && !entry.name.endsWith('.d.ts'),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('finds every feature folder', () => {
    const folders = readdirSync(join(projectRoot, 'src'), { withFileTypes: true });
    const features = folders.filter(({ name }) => name === 'features');
    const strays = features.flatMap(({ name }) =>
      readdirSync(join(projectRoot, 'src', name), { withFileTypes: true }).filter(
        (entry) => !entry.isDirectory(),
      ),
    );
    expect(strays.map(({ name }) => name)).toEqual([]);
  });
});
