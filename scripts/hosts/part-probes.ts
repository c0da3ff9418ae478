import { moved, unknown } from './expectations.ts';
import type { Expectation, BuiltPaths, Probe } from './probe.ts';
import type { RawResponse } from './raw-request.ts';

/** Returns when the file in a response was last modified. */
export const dateOf = ({ headers }: RawResponse) => headers['last-modified'] ?? new Date(0).toUTCString();

/** A partial response with the given number of bytes. */
function part(bytes: number, pattern: RegExp): Expectation {
  const described = { pattern, example: `bytes of ${bytes} and the whole length` };
  return { status: [206], bytes, headers: { 'content-range': described, 'content-encoding': null } };
}

const noSuchPart: Expectation = {
  status: [416],
  headers: {
    'content-range': { pattern: /^bytes \*\/\d+$/, example: 'bytes */1000' },
    'cache-control': null,
  },
};

const TEN_BYTES = 'bytes=0-9';

/** Redirects, unknown addresses and range units other than bytes get complete responses. */
export function probeWholes({ script, download }: BuiltPaths): Probe[] {
  const whole = { status: [200], headers: { 'content-range': null } };
  return [
    { name: 'a part of an unknown address', target: '/nowhere', range: TEN_BYTES, expected: unknown() },
    { name: 'a part of a refused address', target: '/ar/.env', range: TEN_BYTES, expected: unknown('ar') },
    { name: 'pages of a download', target: download, range: 'pages=1-2', expected: whole },
    { name: 'lines of a script', target: script, range: 'lines=1-2', expected: whole },
    { name: 'a redirect in parts', target: '/about/', range: TEN_BYTES, expected: moved('/about') },
  ].map(({ range, ...probe }) => ({ ...probe, headers: { range } }));
}

/** Downloads support range requests. */
export function probeParts({ download: target }: BuiltPaths): Probe[] {
  const beginning = /^bytes 0-9\/\d+$/;
  const changed = { range: TEN_BYTES, 'if-range': '"other"' };
  const parts: (Omit<Probe, 'target' | 'headers'> & { headers: Record<string, string> })[] = [
    { name: 'the beginning', headers: { range: TEN_BYTES }, expected: part(10, beginning) },
    {
      name: 'a part within',
      headers: { range: 'bytes=100-149' },
      expected: part(50, /^bytes 100-149\/\d+$/),
    },
    { name: 'the end', headers: { range: 'bytes=-5' }, expected: part(5, /^bytes \d+-\d+\/\d+$/) },
    { name: 'what lies behind the end', headers: { range: 'bytes=99999999999-' }, expected: noSuchPart },
    { name: 'what lies just behind the end', headers: { range: 'bytes=9999999-' }, expected: noSuchPart },
    {
      name: 'a further part',
      headers: { range: TEN_BYTES },
      using: (first) => ({ 'if-range': dateOf(first) }),
      expected: part(10, beginning),
    },
    { name: 'a further part of what has changed', headers: changed, expected: { status: [200] } },
  ];
  return parts.map((probe) => ({ ...probe, name: `${probe.name} of a download`, target }));
}
