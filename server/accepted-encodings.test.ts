import { expect, it } from 'vitest';
import { listAcceptedEncodings } from './accepted-encodings.ts';

it.each([
  [undefined, []],
  ['', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.5, BR;q=1.0', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['br;q=0, *', ['gzip']],
  ['identity', []],
  ['embroidery', []],
])('reads %j as exactly %j', (header, expected) => {
  expect(listAcceptedEncodings(header)).toEqual(expected);
});
