import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uiMessages } from '#src/i18n/messages/ui.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import { caseStudies, clients, company, navigation } from '#src/content/describe/records.server.ts';
import { securityHeadersOf } from '../../server/answer-rules.ts';
import { type BuiltDocument, builtDocuments, findBuiltFile, readBuiltFile } from './built-documents.ts';

const securityHeaders = securityHeadersOf({});

/** Chakra's engine fills empty style elements in the browser. */
const EMPTY_STYLE = '';
/** Words that only the engine of Chakra and Emotion contains. */
const ENGINE = /chakra|emotion/i;
/** Shorter notes may equal texts. */
const MIN_NOTE_LENGTH = 25;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function readPolicies({ root }: BuiltDocument) {
  return root
    .querySelectorAll('meta[http-equiv]')
    .filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy');
}

function readDirectives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

const scripts = readdirSync(dirname(findBuiltFile('assets/.')) + '/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readBuiltFile(join('assets', name)) }));

function findScript(name: string) {
  const script = scripts.find((each) => each.name === name);
  if (script === undefined) throw new Error(`dist/assets/${name} is missing.`);
  return script;
}

/** Returns the static imports of a script. */
function listStaticImports(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name);
}

/** Returns scripts and all of their static imports, recursively. */
function followImports(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    followImports(listStaticImports(findScript(name).text), seen);
  }
  return seen;
}

function listEntries({ root }: BuiltDocument): string[] {
  return root
    .querySelectorAll('script[src]')
    .map((script) => (script.getAttribute('src') ?? '').replace('/assets/', ''));
}

/** Returns all notes for translators in a description. */
function listNotes(description: unknown): string[] {
  if (typeof description !== 'object' || description === null) return [];
  return Object.entries(description).flatMap(([name, value]) =>
    name === 'note' && typeof value === 'string' ? [value] : name === 'schema' ? [] : listNotes(value),
  );
}

describe.each(builtDocuments)('The policy of $file', (document) => {
  const { root, text } = document;
  const policies = readPolicies(document).map((meta) => meta.getAttribute('content') ?? '');
  const directives = readDirectives(policies.join(''));

  it('appears once, before everything that it governs', () => {
    expect(policies).toHaveLength(1);
    const before = text.slice(0, text.indexOf('<meta http-equiv="Content-Security-Policy"'));
    expect(before.replaceAll(/\s+/g, ' ').trim()).toMatch(
      /^<!doctype html><html lang="[a-z]+" dir="(?:ltr|rtl)"><head> <meta charset="utf-8">$/,
    );
  });

  it('allows its own style elements by hash, and empty ones', () => {
    const styles = root.querySelectorAll('style').map((style) => style.rawText);
    expect(styles.length).toBeGreaterThan(0);
    expect(new Set(directives.get('style-src'))).toEqual(
      new Set(["'self'", ...[...styles, EMPTY_STYLE].map(hash)]),
    );
  });

  it('allows only what it names, on this site', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    const others = [...directives].filter(([name]) => name !== 'style-src').flatMap(([, values]) => values);
    const known = ["'self'", "'none'", "'script'", 'data:'];
    expect(others.filter((value) => !known.includes(value))).toEqual([]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
  });

  it('does not let text become a script', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(["'none'"]);
  });

  it('has no exception that weakens it', () => {
    expect(policies.join('')).not.toContain('unsafe');
  });

  it('matches a document without style attributes, event handlers, inline scripts and script addresses', () => {
    const faults = root.querySelectorAll('*').flatMap((element) => {
      const names = Object.keys(element.attributes).filter((name) => /^(?:style$|on)/i.test(name));
      const addresses = Object.values(element.attributes).filter((value) => /^\s*javascript:/i.test(value));
      return [...names, ...addresses].map((found) => `${element.tagName} ${found}`);
    });
    const inline = root
      .querySelectorAll('script:not([src])')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json');
    expect([...faults, ...inline.map(String)]).toEqual([]);
  });
});

describe('The policy header', () => {
  const directives = readDirectives(securityHeaders['Content-Security-Policy']);

  it('has no exception that weakens it', () => {
    expect([...directives].flat(2).filter((value) => value.includes('unsafe'))).toEqual([]);
  });

  it.each(builtDocuments)('has the same rules for scripts, frames and forms as $file', (document) => {
    const own = readDirectives(
      readPolicies(document)
        .map((meta) => meta.getAttribute('content') ?? '')
        .join(''),
    );
    const shared = [...directives].filter(([name]) => own.has(name));
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.map(([name, values]) => [name, values])).toEqual(
      shared.map(([name]) => [name, own.get(name)]),
    );
  });

  it('has the rules that documents cannot set', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
  });
});

describe('The scripts of the browser', () => {
  const [home] = builtDocuments;
  const entries = home === undefined ? [] : listEntries(home);

  it.each(scripts)('$name imports nothing from Node', ({ text }) => {
    expect(text.match(/(?:from|import|require)\s*\(?\s*["'`]node:[^"'`]*/g)).toBeNull();
  });

  it.each(scripts)('$name has no schemas', ({ text }) => {
    expect(text.match(/\$?Zod(?:Type|Error|Object)|_zod\b|safeParse\w*/g)).toBeNull();
  });

  it('contain no notes for translators', () => {
    const described = [uiMessages, page, company, navigation, clients, caseStudies];
    const notes = [...new Set(described.flatMap(listNotes))].filter((note) => note.length >= MIN_NOTE_LENGTH);
    expect(notes.length).toBeGreaterThan(30);
    const files = [...scripts, ...builtDocuments.map(({ file, text }) => ({ name: file, text }))];
    const leaks = files.flatMap(({ name, text }) =>
      notes.filter((note) => text.includes(note)).map((note) => `${name}: ${note}`),
    );
    expect(leaks).toEqual([]);
  });

  it('start with the same small file in every document, which has no static imports', () => {
    const starts = builtDocuments.map((document) => listEntries(document).join(' '));
    expect(new Set(starts)).toEqual(new Set(entries));
    expect(entries).toHaveLength(1);
    expect([...followImports(entries)]).toEqual(entries);
  });

  it('of the first load contain nothing of Chakra', () => {
    const first = [...followImports(entries)].map(findScript);
    expect(first.filter(({ text }) => ENGINE.test(text)).map(({ name }) => name)).toEqual([]);
    // Make sure that the words match the engine, so that their absence below means something.
    expect(scripts.filter(({ text }) => ENGINE.test(text)).length).toBeGreaterThan(0);
  });
});
