import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as constants from '#src/config/constants.ts';
import { defaultLanguage } from '#src/config/languages.ts';

const project = join(import.meta.dirname, '../..');
const behavior = read('docs/behavior.md');
/** The text in backticks. */
const named = [...behavior.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

const CITATION = /(?:behavior(?:\.md`?)?|spec) §\d+(?:, §\d+)*/g;

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}

/** Returns the sections that project files cite, such as `§4`, by file. */
function listCitations(): { file: string; citation: string }[] {
  const files = globSync(['{src,server,scripts,tests,docs,locales}/**/*.{ts,tsx,mjs,md,json}', '*.{ts,md}'], {
    cwd: project,
  });
  return files.flatMap((file) =>
    [...read(file).matchAll(CITATION)].map(([citation]) => ({ file, citation })),
  );
}

/** Returns true if a bundle has a message, plural or not. */
function hasMessage(name: string): boolean {
  const [bundle = '', path = ''] = name.split(':');
  const file = `locales/${defaultLanguage}/${bundle}.json`;
  if (!existsSync(join(project, file))) return false;
  const messages: unknown = JSON.parse(read(file));
  const find = (last: string) =>
    `${path}${last}`.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), messages);
  return ['', '_other'].some((last) => typeof find(last) === 'string');
}

test('every cited section exists', () => {
  const sections = [...behavior.matchAll(/^## (§\d) /gm)].map(([, section]) => section);
  const citations = listCitations();
  expect(sections).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  expect(citations.length).toBeGreaterThan(50);
  const isKnown = (citation: string) =>
    citation.startsWith('behavior') &&
    citation.match(/§\d+/g)?.every((section) => sections.includes(section)) === true;
  expect(citations.filter(({ citation }) => !isKnown(citation))).toEqual([]);
});

test('every named constant exists, and the first ones in the file are those of the last section', () => {
  const names = named.filter((name) => /^[A-Z]+(?:_[A-Z]+)+$/.test(name));
  const declared = [...read('src/config/constants.ts').matchAll(/^export const (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(names.filter((name) => !Object.hasOwn(constants, name))).toEqual([]);
  const [, last = ''] = behavior.split('\n## §9 ');
  const ruled = [...last.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  expect(declared.slice(0, ruled.length)).toEqual(ruled);
});

test('every named message exists', () => {
  const messages = named.filter((name) => /^[a-z]+:[\w.]+$/.test(name));
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((name) => !hasMessage(name))).toEqual([]);
});

test('every linked file in the documentation exists', () => {
  const pages = globSync(['*.md', '{docs,locales,scripts}/**/*.md'], { cwd: project });
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
      // Another owner's site may not have the language in the link.
      join(dirname(page), link).replace(/^locales\/[a-z]{2}\//, `locales/${defaultLanguage}/`),
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !existsSync(join(project, link)))).toEqual([]);
});
