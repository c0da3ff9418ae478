import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { copyLocales } from '../../../tests/support/locales-copy.ts';
import { emptyPart } from '../overview.fixture.ts';
import { createDeskHandler } from '../server/desk-handler.ts';
import { type Desk, openDesk } from '../server/open-desk.ts';
import { currentState } from './desk-core.ts';
import { textAt } from './desk-state.ts';
import { desk } from './desk-store.ts';
import { DRAFT_PAUSE_MS, RETRY_MS } from './pauses.ts';
import { selectUnread } from './select-texts.ts';
import { team } from './team-store.ts';

const arabic = 'ar/pages/home.json';
const menu = { file: arabic, key: 'menu' };
const summary = { file: arabic, key: 'summary' };
/** Time limit for loading all texts on a busy machine, ms. */
const ANSWER_LIMIT_MS = 20_000;

let root = '';
let folder = '';
let before = '';
let server: Desk;
let close = async () => {};

beforeAll(async () => {
  ({ root, folder } = copyLocales());
  before = readFileSync(join(folder, arabic), 'utf8');
  server = openDesk(folder);
  const handle = createDeskHandler(server, () => Promise.resolve({}));
  const listener = createServer(
    (request, response) => void handle(request, response, () => void response.end()),
  );
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(listener.address());
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${String(port)}${path}`, init),
  );
  close = () => new Promise((resolve) => listener.close(() => resolve()));
  await desk.open('en', arabic);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(async () => {
  // Sends pending drafts, which would otherwise reach the server during the next test.
  await vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const edit of currentState().edits.values()) await desk.discard(edit);
  await desk.closeSession();
  writeFileSync(join(folder, arabic), before);
  server.forget(arabic);
  await desk.lookAgain();
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await close();
  rmSync(root, { recursive: true });
});

const read = () => readFileSync(join(folder, arabic), 'utf8');
const textOf = (place: typeof menu) => textAt(currentState().texts, place)?.text ?? '';
const notice = () => currentState().notice?.word;

test('a text saved right after typing leaves no draft', async () => {
  desk.edit(menu, 'البدء');
  const saved = desk.save([menu]);
  await vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  await saved;
  // Waits for all queued actions.
  await desk.save([]);
  expect([server.work.current().drafts, [...currentState().edits]]).toEqual([[], []]);
});

test('text typed during a save remains an edit', async () => {
  desk.edit(menu, 'البدء');
  const saved = desk.save([menu]);
  await Promise.resolve();
  await vi.waitFor(() => expect(read()).toContain('"menu": "البدء"'));
  desk.edit(menu, 'البدء هنا');
  await saved;
  expect([...currentState().edits.values()]).toEqual([{ ...menu, text: 'البدء هنا', base: 'البدء' }]);
  await desk.save([menu]);
  expect(read()).toContain('"menu": "البدء هنا"');
});

test('two undos in quick succession undo two changes', async () => {
  desk.edit(menu, 'البدء');
  await desk.save([menu]);
  desk.edit(summary, `${textOf(summary)} وأكثر`);
  await desk.save([summary]);
  await Promise.all([desk.undo(), desk.undo()]);
  expect([notice(), currentState().session, read()]).toEqual(['saidUndone', [], before]);
});

test('undo restores discarded drafts in the order of changes', async () => {
  const old = textOf(summary);
  desk.edit(menu, 'البدء');
  await desk.discard(menu);
  desk.edit(summary, `${old} وأكثر`);
  await desk.save([summary]);
  desk.edit(summary, 'مسوّدة');
  await desk.discard(summary);
  const edits = () => [...currentState().edits.values()].map(({ key, text }) => [key, text]);
  await desk.undo();
  expect([notice(), edits()]).toEqual(['saidDraftBack', [['summary', 'مسوّدة']]]);
  await desk.discard(summary);
  await desk.undo();
  await desk.undo();
  expect([notice(), textOf(summary)]).toEqual(['saidUndone', old]);
  await desk.undo();
  expect([notice(), edits()]).toEqual([
    'saidDraftBack',
    [
      ['summary', 'مسوّدة'],
      ['menu', 'البدء'],
    ],
  ]);
  await vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  await desk.save([]);
  expect(server.work.current().drafts.map(({ key }) => key)).toContain('menu');
});

test('a discarded draft does not return with an older response', async () => {
  desk.edit(menu, 'البدء');
  await vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  await desk.save([]);
  await Promise.all([desk.lookAgain(), desk.discard(menu)]);
  expect([...currentState().edits]).toEqual([]);
});

test('a draft discarded just before leaving the page stays hidden, and returns with undo', async () => {
  const stored = new Map<string, string>();
  const setItem = (name: string, value: string) => void stored.set(name, value);
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem });
  desk.edit(menu, 'البدء');
  await vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  await desk.save([]);
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('The page was left.'));
  await desk.discard(menu);
  expect(server.work.current().drafts).toHaveLength(1);
  vi.resetModules();
  const [{ desk: anew }, core] = await Promise.all([import('./desk-store.ts'), import('./desk-core.ts')]);
  const shown = new Set<number>();
  anew.subscribe(() => shown.add(core.currentState().edits.size));
  await anew.open('en', arabic);
  await anew.save([]);
  expect([[...shown], server.work.current().drafts, stored.get('desk-discarded')]).toEqual([[0], [], '[]']);
  await anew.undo();
  expect([...core.currentState().edits.values()].map(({ text }) => text)).toEqual(['البدء']);
});

test('a draft discarded while it is being sent is remembered until the server drops it', async () => {
  const stored = new Map<string, string>();
  const setItem = (name: string, value: string) => void stored.set(name, value);
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null, setItem });
  const onItsWay = Promise.withResolvers<Response>();
  const answers = [() => onItsWay.promise, () => Promise.reject(new Error('The page was left.'))];
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const isDraft = typeof address === 'string' && address.includes('/draft');
    return (isDraft ? answers.shift()?.() : undefined) ?? ask(address, init);
  });
  desk.edit(menu, 'البدء');
  await vi.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
  const discarded = desk.discard(menu);
  onItsWay.resolve(new Response('{}'));
  await discarded;
  expect(stored.get('desk-discarded')).toContain('البدء');
});

test('shows a message if another tab has already undone a change', async () => {
  desk.edit(menu, 'البدء');
  await desk.save([menu]);
  server.work.closeSession();
  await desk.undo();
  expect([notice(), currentState().session, currentState().failures.size]).toEqual([
    'saidUndoneBefore',
    [],
    0,
  ]);
});

test('a draft of another tab is not an edit of this one, and goes once it is saved there', async () => {
  server.work.keepDraft({ ...menu, text: 'البد', base: textOf(menu) });
  await desk.lookAgain();
  expect(currentState().edits.size).toBe(1);
  server.work.dropDraft(menu);
  writeFileSync(join(folder, arabic), before.replace('"menu": "الرئيسية"', '"menu": "البدء"'));
  server.forget(arabic);
  await desk.lookAgain();
  expect([currentState().edits.size, textOf(menu)]).toEqual([0, 'البدء']);
});

test('keeps edits of an unreadable file, and clears the failure once it is readable', async () => {
  writeFileSync(join(folder, arabic), before.slice(1));
  server.forget(arabic);
  await desk.lookAgain();
  desk.edit(menu, 'البدء');
  await desk.save([menu]);
  expect(currentState().failures.get(`${arabic}:menu`)?.kind).toBe('unreadable');
  expect([await desk.confirm([summary], true), notice()]).toEqual([false, 'saidNotConfirmed']);
  writeFileSync(join(folder, arabic), before);
  server.forget(arabic);
  await desk.lookAgain();
  expect([currentState().failures.size, currentState().edits.get(`${arabic}:menu`)?.base]).toEqual([
    0,
    'الرئيسية',
  ]);
  await desk.save([menu]);
  expect(read()).toContain('"menu": "البدء"');
});

test('shows an error of the server, and reloads only on request', async () => {
  const { texts } = currentState();
  const requests = vi.spyOn(globalThis, 'fetch');
  requests.mockResolvedValueOnce(Response.json({ error: 'the disk is full' }, { status: 500 }));
  await desk.lookAgain();
  expect([currentState().failure, currentState().isAnswering]).toEqual(['the disk is full', true]);
  expect(currentState().texts).toBe(texts);
  await vi.advanceTimersByTimeAsync(RETRY_MS * 3);
  expect(requests).toHaveBeenCalledOnce();
  requests.mockResolvedValueOnce(new Response('<h1>Another server</h1>'));
  await desk.lookAgain();
  expect(currentState().failure).toContain('JSON');
  // A response for one file does not clear the error of the others.
  await desk.lookAgain('pages/home.json');
  expect(currentState().failure).not.toBeNull();
  await desk.lookAgain();
  expect(currentState().failure).toBeNull();
});

test('repeats a request with an incomplete response', async () => {
  const cut = new ReadableStream({ pull: (stream) => stream.error(new Error('The line is cut.')) });
  const requests = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(cut));
  await desk.lookAgain();
  expect([currentState().failure, currentState().isAnswering]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await vi.waitFor(() => expect(currentState().isAnswering).toBe(true), { timeout: ANSWER_LIMIT_MS });
  expect(requests).toHaveBeenCalledTimes(2);
});

test('several interrupted requests are retried once, for all bundles', async () => {
  const { fetch } = globalThis;
  let isCut = true;
  const addresses: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    addresses.push(typeof address === 'string' ? address : '');
    return isCut ? Promise.reject(new TypeError('The line is cut.')) : fetch(address, init);
  });
  await Promise.all([desk.lookAgain('pages/home.json'), desk.lookAgain(), desk.lookAgain()]);
  isCut = false;
  addresses.length = 0;
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await vi.waitFor(() => expect(currentState().isAnswering).toBe(true), { timeout: ANSWER_LIMIT_MS });
  const overviews = addresses.filter((address) => address.includes('overview'));
  expect(overviews).toEqual([expect.not.stringContaining('path=')]);
});

test('reviewing all skips texts that are stale or have findings or drafts', () => {
  const state = currentState();
  const [first, second, third, fourth, fifth] = (state.texts.get(arabic) ?? []).map((text) => ({
    ...text,
    state: 'translated' as const,
  }));
  if (!first || !second || !third || !fourth || !fifth) throw new Error('The page has five texts.');
  const finding = { found: '', expected: '', remedy: '', isWarning: false, canMean: false };
  const texts = [{ ...first, state: 'stale' as const }, second, third, { ...fourth, text: '' }, fifth];
  const known = {
    ...state,
    findings: [{ ...second, ...finding }],
    edits: new Map([[`${third.file}:${third.key}`, { ...third, text: 'x', base: null }]]),
  };
  expect(selectUnread(known, texts)).toEqual({ unread: [fifth], leftOut: 3 });
});

test('checks remote changes after they are merged', async () => {
  const { fetch } = globalThis;
  const requests: string[] = [];
  const part = { ...emptyPart, isChecked: false };
  const target = { branch: 'main', remote: 'home' };
  const joined = { result: 'joined', files: [], left: [], detail: '', target, part };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const name = /api\/([a-z-]+)/.exec(typeof address === 'string' ? address : '')?.[1] ?? '';
    requests.push(name);
    return ['hand-in', 'send'].includes(name) ? Response.json(joined) : fetch(address, init);
  });
  await team.handIn('texts', () => {});
  expect(requests).toEqual(['hand-in', 'send', 'findings']);
});

test('a choice about removed files is sent, and what was committed before stays known', async () => {
  const bodies: unknown[] = [];
  const answer = { left: [], detail: '', target: null, part: emptyPart };
  vi.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    bodies.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return Promise.resolve(Response.json({ ...answer, result: 'joined', files: [] }));
  });
  const kept = { ...answer, result: 'removed' as const, files: [`locales/${arabic}`] };
  const sent = await team.chooseRemoval('keep', kept);
  expect([bodies, sent?.result, sent?.files]).toEqual([[{ choice: 'keep' }], 'joined', kept.files]);
});
