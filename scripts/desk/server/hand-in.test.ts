import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginFolder, commitAll, git, introduce } from '../../../tests/support/git-folder.ts';
import { commitChanges, listLeft, sendCommits } from './hand-in.ts';
import { describeTarget } from './hand-in-target.ts';
import { findSides, resolveSides } from './merge-sides.ts';

const message = 'content(locales/ar): change 1 text\n\n# a line that stays\nثانٍ';
const lines = Array.from({ length: 9 }, (_, line) => `  "text-${String(line)}": "old"`);

let root = '';
let folder = '';

/** Writes one line of a bundle with many texts. */
function write(line: number, text: string, at = root) {
  const file = join(at, 'locales/ar/ui.json');
  const known = readFileSync(file, 'utf8');
  writeFileSync(file, known.replace(new RegExp(`("text-${String(line)}": )"[^"]*"`), `$1"${text}"`));
}

/** Commits and pushes, as the desk does. */
async function handIn(at: string, words: string) {
  const { target, ...kept } = await commitChanges(at, words);
  return (target?.remote ?? null) === null ? kept : { ...(await sendCommits(at)), files: kept.files };
}

function begin() {
  root = beginFolder();
  folder = join(root, 'locales');
  mkdirSync(join(folder, 'ar'), { recursive: true });
  writeFileSync(join(folder, 'ar/ui.json'), `{\n${lines.join(',\n')}\n}\n`);
  writeFileSync(join(root, 'README.md'), 'old');
  commitAll(root);
}

beforeEach(begin);
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('commits only the folder, with new and removed files, the message and the author', async () => {
  write(1, 'جديد');
  writeFileSync(join(folder, 'ar/ملف جديد.json'), '{}');
  mkdirSync(join(folder, '.drafts'));
  writeFileSync(join(folder, '.drafts/desk.json'), '{}');
  writeFileSync(join(root, 'README.md'), 'new');
  git(root, 'add', 'README.md');
  const answer = await handIn(folder, message);
  expect(answer).toEqual({
    result: 'committed',
    files: ['locales/ar/ui.json', 'locales/ar/ملف جديد.json'],
    detail: '',
  });
  expect(git(root, 'log', '-1', '--format=%an %B').trim()).toBe(`Rea ${message}`);
  expect(
    git(root, '-c', 'core.quotePath=off', 'show', '--name-only', '--format=').trim().split('\n'),
  ).toEqual(answer.files);
  expect(git(root, 'diff', '--cached', '--name-only').trim()).toBe('README.md');
  expect((await handIn(folder, message)).result).toBe('nothing');
});

test('lists changed files outside the folder that belong to its texts', async () => {
  mkdirSync(join(root, 'public/brand'), { recursive: true });
  writeFileSync(join(root, 'public/brand/شعار.svg'), '<svg/>');
  writeFileSync(join(root, 'README.md'), 'new');
  write(1, 'new');
  expect((await handIn(folder, message)).result).toBe('committed');
  expect(await listLeft(folder)).toEqual(['public/brand/شعار.svg']);
});

test('changed line endings alone are not committed', async () => {
  const file = join(folder, 'ar/ui.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  expect((await handIn(folder, message)).result).toBe('nothing');
});

describe('nothing is committed', () => {
  const head = () => git(root, 'rev-parse', 'HEAD');
  const refuse = async (prepare: () => void) => {
    write(1, 'new');
    prepare();
    const before = head();
    const { result, files } = await handIn(folder, message);
    expect([files, head()]).toEqual([[], before]);
    return result;
  };

  test('with a detached HEAD, without an identity, or during a merge', async () => {
    expect(await refuse(() => git(root, 'checkout', '--quiet', '--detach'))).toBe('detached');
    git(root, 'checkout', '--quiet', 'main');
    expect(await refuse(() => git(root, 'config', 'user.email', ''))).toBe('noIdentity');
    introduce(root, 'Rea');
    const picking = join(root, '.git/CHERRY_PICK_HEAD');
    expect(await refuse(() => writeFileSync(picking, head()))).toBe('merging');
    rmSync(picking);
    mkdirSync(join(root, '.git/rebase-merge'));
    expect(await refuse(() => git(root, 'checkout', '--quiet', '--detach'))).toBe('merging');
  });

  test("if a pre-commit hook fails, and git's output is shown", async () => {
    const hook = join(root, '.git/hooks/pre-commit');
    mkdirSync(join(root, '.git/hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "a text is too long" >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    write(1, 'new');
    const { result, detail } = await handIn(folder, message);
    expect([result, detail]).toEqual(['notCommitted', expect.stringContaining('a text is too long')]);
  });

  test('outside a git repository', async () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect((await handIn(folder, message)).result).toBe('noRepository');
  });
});

describe('with a remote', () => {
  let place = '';
  let other = '';

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'place-'));
    git(place, 'init', '--quiet', '--bare', '--initial-branch=main');
    git(root, 'remote', 'add', 'home', place);
  });

  afterEach(() => [place, other].forEach((each) => rmSync(each, { recursive: true, force: true })));

  /** Pushes a change of one line as a colleague. */
  function outrun(line: number, text: string, readme = 'old') {
    other = mkdtempSync(join(tmpdir(), 'other-'));
    git(other, 'clone', '--quiet', place, '.');
    introduce(other, 'Noor');
    write(line, text, other);
    writeFileSync(join(other, 'README.md'), readme);
    commitAll(other);
    git(other, 'push', '--quiet');
  }

  const sent = () => git(place, 'show', 'main:locales/ar/ui.json');

  test('pushes, and merges what a colleague has pushed before', async () => {
    write(1, 'mine');
    expect((await handIn(folder, message)).result).toBe('sent');
    expect(sent()).toContain('"text-1": "mine"');
    outrun(8, 'theirs');
    write(1, 'mine again');
    const { result, files } = await handIn(folder, message);
    expect([result, files]).toEqual(['joined', ['locales/ar/ui.json']]);
    for (const text of ['"text-1": "mine again"', '"text-8": "theirs"']) {
      expect(sent()).toContain(text);
      expect(readFileSync(join(folder, 'ar/ui.json'), 'utf8')).toContain(text);
    }
    expect((await handIn(folder, message)).result).toBe('nothing');
  });

  test('leaves real conflicts to be resolved, then pushes the result', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(1, 'theirs');
    write(1, 'mine');
    write(2, 'neighbor');
    const { result, detail } = await handIn(folder, message);
    expect([result, detail]).toEqual(['conflict', 'locales/ar/ui.json']);
    expect(findSides(folder, 'ar/ui.json')?.texts).toEqual([
      { key: 'text-1', here: 'mine', there: 'theirs' },
    ]);
    expect(git(root, 'log', '-1', '--format=%an').trim()).toBe('Rea');
    expect((await handIn(folder, message)).result).toBe('merging');
    const marked = readFileSync(join(folder, 'ar/ui.json'), 'utf8');
    writeFileSync(join(folder, 'ar/ui.json'), marked.replace(/<{7}[^]*={7}\n/, '').replace(/>{7}.*\n/, ''));
    expect((await handIn(folder, message)).result).toBe('sent');
    for (const text of ['"text-1": "theirs"', '"text-2": "neighbor"']) expect(sent()).toContain(text);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('merges adjacent changes, also terms and entries added at the end of a list', async () => {
    const glossary = join('locales', 'glossary.json');
    const add = (at: string, en: string) => {
      const file = join(at, glossary);
      writeFileSync(file, readFileSync(file, 'utf8').replace('\n  ]', `,\n    { "en": "${en}" }\n  ]`));
    };
    writeFileSync(join(root, glossary), '{\n  "terms": [\n    { "en": "A" }\n  ]\n}\n');
    commitAll(root);
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(1, 'theirs');
    add(other, 'Theirs');
    commitAll(other);
    git(other, 'push', '--quiet');
    write(2, 'mine');
    add(root, 'Mine');
    expect((await handIn(folder, message)).result).toBe('joined');
    for (const text of ['"text-1": "theirs"', '"text-2": "mine"']) expect(sent()).toContain(text);
    const terms: unknown = JSON.parse(git(place, 'show', 'main:locales/glossary.json'));
    expect(terms).toEqual({ terms: [{ en: 'A' }, { en: 'Theirs' }, { en: 'Mine' }] });
  });

  test('keeps what a colleague has pushed if another program locks the index', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(8, 'theirs');
    write(1, 'mine');
    const lock = join(root, '.git/index.lock');
    await commitChanges(folder, message);
    let isFirst = true;
    const held = await sendCommits(folder, async (act) => {
      if (isFirst) writeFileSync(lock, '');
      isFirst = false;
      const watch = setInterval(() => {
        if (!existsSync(join(root, '.git/MERGE_HEAD'))) return;
        clearInterval(watch);
        rmSync(lock, { force: true });
      });
      return act().finally(() => clearInterval(watch));
    });
    expect([held.result, held.detail]).toEqual(['joined', '']);
    for (const text of ['"text-1": "mine"', '"text-8": "theirs"']) expect(sent()).toContain(text);
  });

  test('restarts a merge that git could not write', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(8, 'theirs');
    write(1, 'mine');
    await commitChanges(folder, message);
    git(root, 'fetch', '--quiet');
    const lock = join(root, '.git/index.lock');
    writeFileSync(lock, '');
    expect(() => git(root, 'merge', '--quiet', '--no-edit', 'home/main')).toThrow('Unable to write index');
    rmSync(lock);
    expect((await handIn(folder, message)).result).toBe('joined');
    for (const text of ['"text-1": "mine"', '"text-8": "theirs"']) expect(sent()).toContain(text);
  });

  test('after a plain pull, only texts changed on both sides are in conflict', () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(1, 'theirs');
    write(2, 'theirs alone', other);
    commitAll(other);
    git(other, 'push', '--quiet');
    write(1, 'mine');
    write(3, 'mine alone');
    commitAll(root);
    expect(() => git(root, 'pull', '--quiet', '--no-rebase')).toThrow('pull');
    const sides = findSides(folder, 'ar/ui.json');
    expect(sides?.names.here).toBe('HEAD');
    expect(sides?.texts).toEqual([{ key: 'text-1', here: 'mine', there: 'theirs' }]);
  });

  test('after a plain pull, adjacent changes to different texts are not in conflict', () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(1, 'theirs');
    write(2, 'mine');
    commitAll(root);
    expect(() => git(root, 'pull', '--quiet', '--no-rebase')).toThrow('pull');
    const desk = { folder, forget: () => true };
    expect(findSides(folder, 'ar/ui.json')?.texts).toEqual([]);
    expect(resolveSides(desk, { file: 'ar/ui.json', texts: [] })).toBe(true);
    const written = readFileSync(join(folder, 'ar/ui.json'), 'utf8');
    for (const text of ['"text-1": "theirs"', '"text-2": "mine"']) expect(written).toContain(text);
  });

  test('a term changed on both sides is named by its words', () => {
    const term = (ar: string) => `    { "en": "solar farm", "ar": "${ar}" }\n`;
    const both = `<<<<<<< HEAD\n${term('حقل')}=======\n${term('محطة')}>>>>>>> FETCH_HEAD\n`;
    writeFileSync(join(folder, 'glossary.json'), `{\n  "terms": [\n${both}  ]\n}\n`);
    expect(findSides(folder, 'glossary.json')?.texts).toEqual([
      { key: 'terms.0 (solar farm).ar', here: 'حقل', there: 'محطة' },
    ]);
  });

  test('fast-forwards if there is nothing to push', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(1, 'theirs');
    expect((await handIn(folder, message)).result).toBe('taken');
    expect(readFileSync(join(folder, 'ar/ui.json'), 'utf8')).toContain('"text-1": "theirs"');
    expect((await handIn(folder, message)).result).toBe('nothing');
  });

  describe('a file that one has removed and the other has changed', () => {
    const page = 'locales/ar/pages/old.json';
    const status = () => git(root, 'status', '--porcelain');
    const isSent = () => git(place, 'ls-tree', '-r', '--name-only', 'main').split('\n').includes(page);
    const change = (at: string) => writeFileSync(join(at, page), '{ "name": "other" }\n');
    const remove = (at: string) => rmSync(join(at, page));

    /** A colleague sends one of the changes, and the other is handed in here. */
    async function part(here: (at: string) => void, there: (at: string) => void) {
      mkdirSync(join(folder, 'ar/pages'));
      writeFileSync(join(root, page), '{ "name": "old" }\n');
      commitAll(root);
      git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
      outrun(8, 'theirs');
      there(other);
      commitAll(other);
      git(other, 'push', '--quiet');
      here(root);
      return handIn(folder, message);
    }

    test.each([
      ['there', change, remove],
      ['here', remove, change],
    ] as const)('waits for a choice, with nothing taken over: removed %s', async (_side, here, there) => {
      const { result, detail } = await part(here, there);
      expect([result, detail, status()]).toEqual(['removed', page, '']);
      expect(readFileSync(join(folder, 'ar/ui.json'), 'utf8')).not.toContain('theirs');
      expect((await handIn(folder, message)).result).toBe('removed');
    });

    test.each([
      ['remove', change, remove],
      ['keep', change, remove],
      ['remove', remove, change],
      ['keep', remove, change],
    ] as const)('is sent with the choice to %s it', async (choice, here, there) => {
      await part(here, there);
      expect((await sendCommits(folder, undefined, choice)).result).toBe('joined');
      expect([isSent(), existsSync(join(root, page)), status()]).toEqual([
        choice === 'keep',
        choice === 'keep',
        '',
      ]);
      expect(sent()).toContain('"text-8": "theirs"');
      expect(!existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8').includes('other')).toBe(
        true,
      );
    });

    test('leaves other choices to be made at the desk', async () => {
      await part((at) => {
        change(at);
        write(8, 'mine', at);
      }, remove);
      const { result, detail } = await sendCommits(folder, undefined, 'remove');
      expect([result, detail]).toEqual(['conflict', 'locales/ar/ui.json']);
      expect(
        resolveSides(
          { folder, forget: () => true },
          {
            file: 'ar/ui.json',
            texts: [{ key: 'text-8', here: 'mine', there: 'theirs', takes: 'here' }],
          },
        ),
      ).toBe(true);
      expect((await handIn(folder, message)).result).toBe('sent');
      expect([isSent(), sent().includes('"text-8": "mine"')]).toEqual([false, true]);
    });
  });

  test('fast-forwards under the file lock when there is nothing to push', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(1, 'theirs');
    const read = () => readFileSync(join(folder, 'ar/ui.json'), 'utf8').includes('theirs');
    const seen: boolean[] = [];
    const { result } = await sendCommits(folder, async (act) => {
      seen.push(read());
      return act().finally(() => seen.push(read()));
    });
    expect([result, seen]).toEqual(['taken', [false, true]]);
  });

  test('a conflict beside the texts is left as it was before', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(1, 'theirs', 'theirs');
    writeFileSync(join(root, 'README.md'), 'mine');
    commitAll(root);
    write(2, 'mine');
    const { result, detail } = await handIn(folder, message);
    expect([result, detail]).toEqual(['notJoined', expect.stringContaining('README.md')]);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(readFileSync(join(folder, 'ar/ui.json'), 'utf8')).toContain('"text-2": "mine"');
  });

  test('does not change uncommitted files outside the folder that block the merge', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(8, 'theirs', 'theirs');
    writeFileSync(join(root, 'README.md'), 'not committed yet');
    write(1, 'mine');
    const { result, detail } = await handIn(folder, message);
    expect([result, detail]).toEqual(['notJoined', expect.stringContaining('README.md')]);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('not committed yet');
  });

  test('shows the push target before and after the commit', async () => {
    const target = { branch: 'main', remote: 'home' };
    expect(await describeTarget(folder)).toEqual(target);
    write(1, 'mine');
    expect(await commitChanges(folder, message)).toMatchObject({ result: 'committed', target });
    git(root, 'remote', 'remove', 'home');
    expect(await describeTarget(folder)).toEqual({ branch: 'main', remote: null });
    git(root, 'checkout', '--quiet', '--detach');
    expect(await describeTarget(folder)).toBeNull();
  });

  test('keeps a text saved during the push, and merges it next time', async () => {
    git(root, 'push', '--quiet', '--set-upstream', 'home', 'main');
    outrun(8, 'theirs');
    write(1, 'mine');
    await commitChanges(folder, message);
    const sending = sendCommits(folder);
    write(2, 'meanwhile');
    const { result, detail } = await sending;
    expect([result, detail]).toEqual(['notSent', expect.stringContaining('locales/ar/ui.json')]);
    expect(readFileSync(join(folder, 'ar/ui.json'), 'utf8')).toContain('"text-2": "meanwhile"');
    expect((await handIn(folder, message)).result).toBe('joined');
    for (const text of ['"text-1": "mine"', '"text-2": "meanwhile"', '"text-8": "theirs"'])
      expect(sent()).toContain(text);
  });

  test('retries a failed push next time', async () => {
    git(root, 'remote', 'set-url', 'home', join(place, 'gone'));
    write(1, 'mine');
    const { result, detail } = await handIn(folder, message);
    expect([result, detail]).toEqual(['notSent', expect.stringContaining('gone')]);
    git(root, 'remote', 'set-url', 'home', place);
    expect(await handIn(folder, message)).toEqual({ result: 'sent', files: [], detail: '' });
    expect(sent()).toContain('"text-1": "mine"');
  });
});
