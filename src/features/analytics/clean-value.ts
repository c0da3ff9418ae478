import { ANALYTICS_ADDRESS_CHARACTERS, ANALYTICS_VALUE_CHARACTERS } from '#src/config/constants.ts';

/** Control, bidirectional formatting and other invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Text that looks like an e-mail address, also inside a URL. */
const EMAIL = /[^\s/?&=@]+(?:@|%40)[^\s/?&=@]+/gi;
/** Parameters whose values are URLs. */
const addresses = new Set(['page_location', 'page_referrer', 'destination', 'file_url']);
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];

/** Returns a parameter value fit for analytics: short, plain, no e-mail address. `undefined` for any other type. */
export function cleanValue(name: string, value: unknown): string | number | boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  return cleanText(value, addresses.has(name) ? ANALYTICS_ADDRESS_CHARACTERS : ANALYTICS_VALUE_CHARACTERS);
}

/** Removes the query and hash from a URL, except campaign parameters: visitors may have put data into them. */
export function cleanAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const kept = campaign.flatMap((name) => {
    const value = cleanText(searchParams.get(name) ?? '', ANALYTICS_VALUE_CHARACTERS);
    return value === '' ? [] : [[name, value]];
  });
  const query = kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
  return origin + pathname + query;
}

function cleanText(text: string, most: number): string {
  const plain = text
    .slice(0, 2 * most)
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(EMAIL, '(hidden)')
    .trim();
  return [...plain].slice(0, most).join('');
}
