import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as module from './load-search.ts';

vi.mock('virtual:search-index', () => ({
  addresses: { en: '/assets/search-en.json', ar: '/assets/search-ar.json' },
}));

const index = [
  { id: 'sla', type: 'service', title: 'SLA', description: 'Support', path: '/sla', tags: [], keywords: [] },
];
const fetchIndex = vi.fn<(address: string) => Promise<Response>>();
let loadSearch: typeof module.loadSearch;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchIndex);
  fetchIndex.mockReset();
  fetchIndex.mockImplementation(() => Promise.resolve(Response.json(index)));
  ({ loadSearch } = await import('./load-search.ts'));
});

afterEach(() => vi.unstubAllGlobals());

it('fetches the index of a language once', async () => {
  const [search, again] = await Promise.all([loadSearch('ar'), loadSearch('ar')]);
  expect(search).toBe(again);
  expect(search('sla')).toMatchObject({ kind: 'match', items: [{ id: 'sla' }] });
  expect(fetchIndex.mock.calls.map(([address]) => address)).toEqual(['/assets/search-ar.json']);
});

it.each([
  ['no answer', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of an error', 'answers 404', () => Promise.resolve(new Response('Gone', { status: 404 }))],
  ['something else', 'search index', () => Promise.resolve(Response.json({ error: 'blocked' }))],
  ['no JSON', 'JSON', () => Promise.resolve(new Response('<html>'))],
])('fails on %s, and fetches again the next time', async (_what, message, answer) => {
  fetchIndex.mockImplementationOnce(answer);
  await expect(loadSearch('en')).rejects.toThrow(message);
  const search = await loadSearch('en');
  expect(search('sla')).toMatchObject({ kind: 'match' });
});
