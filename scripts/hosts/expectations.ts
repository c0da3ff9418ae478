import { cacheControl } from '../../server/answer-rules.ts';
import { defaultLanguage } from '#src/config/languages.ts';
import type { Expectation, ExpectedHeader } from './probe.ts';

/** Content delivery networks may replace `no-cache` with `max-age=0`. */
const revalidated = { pattern: /no-cache|max-age=0/, example: cacheControl.document };
const html = { pattern: /^text\/html; ?charset=utf-8$/i, example: 'text/html; charset=utf-8' };
const keptForADay = { pattern: /\bmax-age=86400\b/, example: cacheControl.file };
const keptForGood = { pattern: /\bmax-age=31536000\b.*\bimmutable\b/, example: cacheControl.hashed };

/** A page or a 404 document in a language. */
const document = (status: number, language: string): Expectation => ({
  status: [status],
  language,
  headers: { 'content-type': html, 'cache-control': revalidated },
});

export const page = (language: string = defaultLanguage) => document(200, language);
export const unknown = (language: string = defaultLanguage) => document(404, language);

/** A redirect from another spelling of an address. Some hosts support only 301. */
export const moved = (location: string): Expectation => ({ status: [301, 308], location });

/** A malformed request. */
export const refused: Expectation = { status: [400] };

/** A file: its media type and how long it is cached. */
export function file(type: ExpectedHeader, kept: 'a day' | 'for good'): Expectation {
  const caching = kept === 'a day' ? keptForADay : keptForGood;
  return { status: [200], headers: { 'content-type': type, 'cache-control': caching } };
}
