import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textStations } from './way-stations.ts';
import { drawWays, refuseGaps } from './ways.ts';

const [first, second] = textStations.map((station) => ({ ...station, by: 'src/client.ts' }));

it('matches the file in docs; npm run drawings updates it', () => {
  const file = join(import.meta.dirname, '../../docs/pictures/ways.svg');
  expect(readFileSync(file, 'utf8')).toBe(drawWays());
});

it('rejects a step whose file does not exist', () => {
  const gone = { name: 'Gone', file: 'src/content/read/read-nothing.server.ts', lines: [] };
  expect(() => refuseGaps([gone, ...textStations])).toThrow(`${gone.file} is gone`);
});

it('rejects two steps that are no longer connected', () => {
  const apart = [first, second].filter((station) => station !== undefined);
  expect(apart).toHaveLength(2);
  expect(() => refuseGaps(apart)).toThrow(/has a gap between .*read-site.* and .*load-site/);
});
