import { ALLOWED_METHODS } from '../../server/answer-rules.ts';
import { moved, page, unknown } from './expectations.ts';
import type { Expectation, BuiltPaths, Probe } from './probe.ts';

const notAllowed: Expectation = { status: [405], headers: { allow: ALLOWED_METHODS.join(', ') } };

/** Removes the body from an expected response, and with it the language. */
function withoutBody({ language: _language, ...expected }: Expectation): Expectation {
  return { ...expected, bytes: 0 };
}

/** HEAD requests for a page, an unknown address, a redirect and a file. */
function listHeads({ script }: BuiltPaths): Probe[] {
  const packed = { 'content-encoding': 'br' };
  const heads: Probe[] = [
    { name: 'a page', target: '/ar', expected: withoutBody(page('ar')) },
    { name: 'an unknown address', target: '/ar/nowhere', expected: withoutBody(unknown('ar')) },
    { name: 'a redirect', target: '/about/', expected: withoutBody(moved('/about')) },
    {
      name: 'a packed script',
      target: script,
      headers: { 'accept-encoding': 'br' },
      expected: { status: [200], bytes: 0, headers: packed },
    },
  ];
  return heads.map((probe) => ({ ...probe, name: `the head of ${probe.name}`, method: 'HEAD' }));
}

const methods: Probe[] = [
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => {
    return { name: method, method, target: '/about', expected: notAllowed };
  }),
  { name: 'POST to a redirect', method: 'POST', target: '/about/', expected: notAllowed },
  { name: 'POST to an unknown address', method: 'POST', target: '/nowhere', expected: notAllowed },
  { name: 'a method that echoes', method: 'TRACE', target: '/about', expected: { status: [405] } },
  {
    name: 'a method that does not exist',
    method: 'FETCH',
    target: '/about',
    expected: { status: [400, 405, 501] },
    bare: 'Some servers know all methods and read no further.',
  },
];

/** A request for another site gets a refusal or this site, but never an empty page. */
const answered: Expectation = {
  status: [200, 400, 403, 404, 421],
  headers: { 'content-length': { pattern: /^[1-9]\d*$/, example: 'the length of a text' } },
};

const otherHosts: Probe[] = [
  {
    name: 'the name of another host',
    target: '/about',
    headers: { host: 'other.example' },
    expected: answered,
  },
  { name: 'a whole address of another host', target: 'http://other.example/about', expected: answered },
];

/** Lists the probes of methods, host names and absolute targets. */
export function listRequestProbes(landmarks: BuiltPaths): Probe[] {
  return [
    ...listHeads(landmarks),
    ...methods,
    ...otherHosts,
    { name: 'a whole address', target: 'http://127.0.0.1/ar/about', expected: page('ar') },
    {
      name: 'a server that tells no version',
      target: '/',
      expected: {
        status: [200],
        headers: {
          server: { pattern: /^(?!.*\/\d)(?!.*\d\.\d)/, example: 'a name without its version' },
          'x-powered-by': null,
        },
      },
      isRequired: true,
    },
  ];
}
