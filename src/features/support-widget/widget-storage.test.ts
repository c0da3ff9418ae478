import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NAMES_BEFORE_KEY, parseNames } from './widget-storage.ts';

/** A storage with entries as own properties, like the browser's. */
class FakeStorage {
  [name: string]: unknown;
  constructor(entries: Record<string, string> = {}) {
    Object.assign(this, entries);
    const define = (name: string, value: unknown) =>
      Object.defineProperty(this, name, { value, enumerable: false });
    define('getItem', (name: string) => this[name] ?? null);
    define('setItem', (name: string, value: string) => {
      this[name] = value;
    });
    define('removeItem', (name: string) => {
      delete this[name];
    });
  }
}

let cookies = new Map<string, string>();

/** Loads a page with the given browser storage. */
async function openPage(local: FakeStorage, session: FakeStorage) {
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  return import('./widget-storage.ts');
}

beforeEach(() => {
  cookies = new Map();
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      cookies.delete(text.split('=')[0] ?? '');
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it('clears what was stored since, also on an earlier page, and nothing else', async () => {
  const local = new FakeStorage({ 'site.consent': '{}', other: 'kept' });
  const first = await openPage(local, new FakeStorage());
  first.snapshotStorageNames();
  Object.assign(local, { 'widget.visitor': '7' });
  cookies = new Map([
    ['_ga', '1'],
    ['widget', '7'],
  ]);
  const session = new FakeStorage({ 'site.contact': '{}', 'widget.chat': 'open' });
  const second = await openPage(local, session);
  second.snapshotStorageNames();
  second.clearStorage();
  expect(Object.fromEntries(Object.entries(local))).toEqual({ 'site.consent': '{}', other: 'kept' });
  expect(Object.fromEntries(Object.entries(session))).toEqual({ 'site.contact': '{}' });
  expect([...cookies.keys()]).toEqual(['_ga']);
});

it('clears later data again', async () => {
  const local = new FakeStorage({ other: 'kept' });
  const { snapshotStorageNames, clearStorage } = await openPage(local, new FakeStorage());
  snapshotStorageNames();
  clearStorage();
  Object.assign(local, { 'widget.late': '7' });
  clearStorage();
  expect(Object.fromEntries(Object.entries(local))).toEqual({ other: 'kept' });
});

it('stores names, not values, under its own key', async () => {
  const local = new FakeStorage({ other: 'secret', 'site.consent': '{}' });
  const { snapshotStorageNames } = await openPage(local, new FakeStorage());
  snapshotStorageNames();
  expect(local[NAMES_BEFORE_KEY]).toBe('["other"]');
});

it('works if storage is blocked', async () => {
  const { snapshotStorageNames, clearStorage } = await openPage(new FakeStorage(), new FakeStorage());
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(() => {
    snapshotStorageNames();
    clearStorage();
  }).not.toThrow();
});

it.each([
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":1}', []],
  ['<b>', []],
  ['', []],
])('the stored value %s contains %j', (text, names) => {
  expect(parseNames(text)).toEqual(names);
});
