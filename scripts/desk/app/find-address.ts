import { defaultLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { addressOf, addressOfPath } from '#src/routing/addresses.ts';
import { resolveAddress } from '#src/routing/resolve-address.ts';
import { pageIds } from '#src/routing/routes.ts';
import type { DeskText, Places } from '../protocol.ts';
import { UNKNOWN_PATH } from '../protocol.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import { findMoment } from './find-moment.ts';
import { languageOf } from './select-texts.ts';

/** Returns the page of a text's bundle, or the page that shows it after an interaction. */
function ownAddress(text: DeskText): string | undefined {
  const language = languageOf(text.file);
  const path = withoutFolder(text.file);
  if (path === 'pages/not-found.json') return addressOfPath(UNKNOWN_PATH, language);
  const record = `${path.replace(/^records\/|\.json$/g, '')}-${text.key.split('.')[0] ?? ''}`;
  const isOwn = (each: string) =>
    path === `pages/${each}.json` || (path.startsWith('records/') && each === record);
  const id = pageIds.find(isOwn) ?? findMoment(text).page;
  return id === undefined ? undefined : addressOf(id, language);
}

/** Returns the page to show for a text: the current page if it has the text, else its own, else the first. */
export function findAddress(text: DeskText | undefined, places: Places | null, shown: string | null): string {
  const home = addressOf('home', defaultLanguage);
  if (text === undefined) return shown ?? home;
  const addresses = places?.[String(text.mark)] ?? [];
  const language = languageOf(text.file);
  if (shown !== null && addresses.includes(shown)) return shown;
  const own = ownAddress(text);
  if (own !== undefined && (addresses.length === 0 || addresses.includes(own))) return own;
  // The offer of a language appears on pages in another language.
  const isOffer = findMoment(text).part === 'offer';
  const fits = (code: Language) => (code === language) !== isOffer;
  if (shown !== null && addresses.length === 0 && fits(resolveAddress(shown).language)) return shown;
  return addresses[0] ?? addressOf('home', languageCodes.find(fits) ?? language);
}
