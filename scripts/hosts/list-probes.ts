import { defaultLanguage, languageCodes, languages } from '#src/config/languages.ts';
import { addressOf, addressOfPath } from '#src/routing/addresses.ts';
import { listMoved } from '#src/routing/moved-addresses.server.ts';
import { pageIds, routes } from '#src/routing/routes.ts';
import { addressProbes } from './address-probes.ts';
import { moved } from './expectations.ts';
import { listFileProbes } from './file-probes.ts';
import type { BuiltPaths, Probe } from './probe.ts';
import { listRequestProbes } from './request-probes.ts';
import { sendRaw } from './raw-request.ts';

/** Reads the paths of built files from two documents of a host. @throws Error if it does not serve this site */
export async function readLandmarks(url: string): Promise<BuiltPaths> {
  const read = async (path: string) => {
    const { status, headers, body } = await sendRaw({ url, path });
    const { location } = headers;
    if (status >= 300 && status < 400) throw new Error(`it leads to ${location}: ask that address.`);
    return body.toString();
  };
  const home = await read(addressOf('home', defaultLanguage));
  const studies = await read(addressOfPath('/renewable-case-studies', defaultLanguage));
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
  const script = find(home, /src="(\/assets\/[^"]+\.js)"/);
  const sheet = find(home, /href="(\/assets\/[^"]+\.css)"/);
  const font = find(home, /(\/assets\/[^")]+\.woff2)/);
  const download = find(studies, /href="(\/[^"]+\.pdf)"/) ?? find(home, /(\/share\/[^"]+\.jpg)"/);
  if (script === undefined || sheet === undefined || font === undefined || download === undefined) {
    throw new Error('its home page is not that of this site.');
  }
  return { script, sheet, font, download };
}

/** Pages that probes use, each with a pattern that matches their targets. */
const namedPages = [
  ['/about', /bout/i],
  ['/services', /services/],
  ['/services/sla', /sla/],
] as const;
/** Second language that probes use. */
const SECOND = { prefix: '/ar', pattern: /\/ar\b/i };

/** Returns patterns of pages and languages that this site lacks; probes that match one are skipped. */
function listAbsent(): RegExp[] {
  const hasSecond = languageCodes.some((code) => languages[code].prefix === SECOND.prefix);
  return [
    ...namedPages.flatMap(([path, pattern]) =>
      pageIds.some((id) => routes[id].path === path) ? [] : [pattern],
    ),
    ...(hasSecond ? [] : [SECOND.pattern]),
  ];
}

/** Each former address redirects to its page, with or without a trailing slash, and keeps the query. */
function listMovedProbes(former: ReturnType<typeof listMoved>): Probe[] {
  return former.flatMap(({ from, to }): Probe[] => [
    {
      name: 'a former address',
      target: encodeURI(`${from}?a=1`),
      expected: moved(`${to}?a=1`),
      isRequired: true,
    },
    {
      name: 'a former address with a slash',
      target: encodeURI(`${from}/`),
      expected: moved(to),
      isRequired: true,
    },
  ]);
}

/** Lists all probes that apply to this site, including those of its former addresses. */
export function listProbes(landmarks: BuiltPaths, former = listMoved()): readonly Probe[] {
  const absent = listAbsent();
  const probes = [...addressProbes, ...listFileProbes(landmarks), ...listRequestProbes(landmarks)];
  const present = probes.filter(({ target }) => !absent.some((pattern) => pattern.test(target)));
  return [...present, ...listMovedProbes(former)];
}
