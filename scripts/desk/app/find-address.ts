import { addressOf, resolveAddress } from '#src/routing/addresses.ts';
import { pageIds } from '#src/routing/routes.ts';
import type { DeskText, Places } from '../protocol.ts';
import { pathOf } from './desk-state.ts';
import { languageOf } from './select-texts.ts';

/** The page whose bundle a file is, or nothing for what several pages show. */
function ownAddress(file: string): string | undefined {
  const id = pageIds.find((each) => pathOf(file) === `pages/${each}.json`);
  return id === undefined ? undefined : addressOf(id, languageOf(file));
}

/** The page to show for a text: the one that is shown if the text stands there, else its own, else the first. */
export function findAddress(text: DeskText | undefined, places: Places | null, shown: string | null): string {
  const home = addressOf('home', 'en');
  if (text === undefined) return shown ?? home;
  const addresses = places?.[String(text.mark)] ?? [];
  const language = languageOf(text.file);
  if (shown !== null && addresses.includes(shown)) return shown;
  const own = ownAddress(text.file);
  if (own !== undefined && (addresses.length === 0 || addresses.includes(own))) return own;
  const isRight = shown !== null && resolveAddress(shown).language === language;
  return addresses[0] ?? (isRight ? shown : addressOf('home', language));
}
