import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import Fuse from 'fuse.js/min-basic';
import { describe, expect, it } from 'vitest';
import { SEARCH_THRESHOLD } from '#src/config/constants.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';
import { createSearch } from './create-search.ts';

function makeItem(id: string, title: string, tags: string[] = [], keywords: string[] = []): SearchItem {
  return { id, type: 'page', title, description: `${title}, described`, path: `/${id}`, tags, keywords };
}

const items = [
  makeItem('services', 'Services', ['الخدمات']),
  makeItem('mobile', 'Mobile networks', ['4G-LTE', 'شبكات الهاتف المحمول'], ['cell tower', 'موبايل']),
  makeItem('cloud', 'Cloud and data centers', ['data center', 'السحابة'], ['servers']),
  makeItem('wind', 'Coverage for a 262.5 MW wind farm', ['Wind farm', 'مزرعة رياح']),
  makeItem('renewables', 'Renewable energy', ['wind farm', 'solar farm'], ['turbines']),
  makeItem('sla', 'Service level agreements', ['SLA', 'اتفاقية مستوى الخدمة'], ['O&M', 'support contract']),
];
const search = createSearch(items);
/** Any code units, unpaired surrogates included. */
const anything = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

/** Returns the kind of the answer and the ids of its items. */
function ask(query: string): [string, ...string[]] {
  const answer = search(query);
  return answer.kind === 'empty' ? ['empty'] : [answer.kind, ...answer.items.map(({ id }) => id)];
}

describe('A query', () => {
  it.each([
    ['services', 'services'],
    ['mobile network', 'mobile'],
    ['mobil netwroks', 'mobile'],
    ['mob', 'mobile'],
    ['O&M', 'sla'],
    ['٢٦٢٫٥', 'wind'],
    ['262', 'wind'],
    ['262.5MW', 'wind'],
    ['بالسحابه', 'cloud'],
    ['وموبايل', 'mobile'],
    ['what is the support contract?', 'sla'],
    ['الخَدَمات', 'services'],
  ])('%s finds %s first', (query, id) => {
    expect(ask(query).slice(0, 2)).toEqual(['match', id]);
  });

  it('that is a term of two items finds the one that is only about it', () => {
    expect(search('renewable')).toMatchObject({ kind: 'match' });
    expect(ask('wind farm turbines')).toEqual(['match', 'renewables']);
  });

  it.each(['', '   ', '?!', '\u200f\u2066\u2069', '\ud800', '<>'])('«%s» is empty', (query) => {
    expect(ask(query)).toEqual(['empty']);
  });

  it('in the other keyboard layout is converted', () => {
    expect(search('hgsphfm')).toMatchObject({ kind: 'layout', query: 'السحابة' });
    expect(ask('ؤمخعي')).toEqual(['layout', 'cloud']);
  });

  it.each(['s', 'M', '4', 'وقع'])('%s includes the first result of plain Fuse', (query) => {
    const some = [...items, makeItem('rural', 'Rural coverage'), makeItem('site', 'Site', ['موقع'])];
    const fuse = new Fuse(some, { keys: ['title', 'description', 'tags'], threshold: SEARCH_THRESHOLD });
    const [first] = fuse.search(query);
    const answer = createSearch(some)(query);
    expect(answer.kind === 'empty' ? [] : answer.items).toContain(first?.item);
  });

  it('without a full match gets partial matches, marked as close', () => {
    expect(ask('mobile zebra')).toEqual(['close', 'mobile']);
    expect(ask('zebra')).toEqual(['close']);
  });

  it('that is very long is searched by its beginning only', () => {
    const started = performance.now();
    expect(ask(`cloud ${' '.repeat(10_000)}zebra`)).toEqual(['match', 'cloud']);
    for (const piece of ['شبكة ', 'a', 'ab ', '٤', '<b>', '\u202e']) search(piece.repeat(10_000));
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('may be anything', () => {
    const pieces = fc.oneof(
      anything,
      fc.constantFrom(
        'شبكة',
        'mobile',
        '\u202e',
        '\u0640',
        '\ud83d',
        '\udc00',
        '</script>',
        '٪',
        '\\',
        '\u0000',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const answer = search(parts.join(' '));
        expect(['empty', 'match', 'layout', 'close']).toContain(answer.kind);
        expect(answer.kind === 'empty' ? [] : answer.items.filter((item) => !items.includes(item))).toEqual(
          [],
        );
      }),
    );
  });

  it('finds the same with or without hamza and tatweel, with any digits, in any case', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('اتفاقية', 'مزرعة', 'mobile', '262.5', 'الخدمة'),
        fc.nat(8),
        (word, place) => {
          const at = Math.min(place, word.length);
          const stretched = `${word.slice(0, at)}\u0640${word.slice(at)}`;
          const digits = word.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
          expect([stretched, digits, word.toUpperCase(), word.replace('ة', 'ه')].map(ask)).toEqual([
            ask(word),
            ask(word),
            ask(word),
            ask(word),
          ]);
        },
      ),
    );
  });
});
