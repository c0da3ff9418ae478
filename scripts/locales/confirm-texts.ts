import { languageCodes } from '#src/config/languages.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { readStates, writeState } from './state-files.ts';
import { isEmpty, listTexts, type Signatures, signText, type StatedText } from './text-state.ts';

/** Texts to confirm: files, keys behind a file (`ar/ui.json:brand.home`), keys in any file; all without names. */
export type Selection = { names: readonly string[]; reviewed: boolean };
/** How many texts were confirmed, and names that fit none. */
export type Confirmation = { count: number; unknown: string[] };

/**
 * Signs texts as they are. A review that was given to the same text of the same source stays; what is no longer there
 * is forgotten.
 */
export function confirmTexts(folder: string, { names, reviewed }: Selection): Confirmation {
  const { confirmed } = readStates(folder);
  const texts = listTexts(readSite(folder), confirmed);
  const unknown = names.filter((name) => !texts.some((text) => isNamed(text, name)));
  if (unknown.length > 0) return { count: 0, unknown };
  const chosen = new Set(
    texts.filter(
      (text) => !isEmpty(text) && (names.length === 0 || names.some((name) => isNamed(text, name))),
    ),
  );
  for (const language of languageCodes) {
    const state: Signatures = {};
    for (const text of texts.filter((each) => each.language === language)) {
      const key = text.keys.join('.');
      const next = chosen.has(text)
        ? signText(text, reviewed || text.state === 'reviewed')
        : confirmed.get(language)?.[text.path]?.[key];
      if (next !== undefined) (state[text.path] ??= {})[key] = next;
    }
    writeState(folder, language, state);
  }
  return { count: chosen.size, unknown };
}

/** Says whether a name of the command line means a text: its language, its file, its key or a group of keys around it. */
function isNamed({ language, path, keys }: StatedText, name: string): boolean {
  const [place = '', group] = splitName(name);
  const file = `${language}/${path}`;
  const key = keys.join('.');
  if (group !== undefined) return place === file && isInside(key, group);
  return place === language || place === file || isInside(key, place);
}

function isInside(key: string, group: string): boolean {
  return key === group || key.startsWith(`${group}.`);
}

/** `locales/ar/ui.json:30  brand.home`, as the check prints it, names the same as `ar/ui.json:brand.home`. */
function splitName(name: string): string[] {
  return name
    .replace(/^(?:\.?\/)?locales\//, '')
    .replace(/:\d+(?=\s|$)/, ':')
    .split(/:\s*|\s+/)
    .filter((part) => part !== '');
}
