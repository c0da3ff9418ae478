import { type Change, isSamePlace } from '../protocol.ts';
import { pathOf } from './desk-state.ts';
import { languageOf } from './select-texts.ts';

type TextChange = Exclude<Change, { kind: 'entry' }>;
type Place = { file: string; key: string };

/** The message of the commit that holds the changes of a sitting, as the project writes them. */
export function writeCommit(changes: readonly Change[]): string {
  const entries = changes.filter((change) => change.kind === 'entry');
  const others = changes.filter((change): change is TextChange => change.kind !== 'entry');
  if (entries.length === 0) return tellTexts(others);
  const [first] = entries;
  const what =
    first === undefined || entries.length > 1
      ? `${String(entries.length)} entries`
      : `${first.entry} ${first.name}`;
  const added = entries.flatMap(({ entry, name, files }) => [`${entry} ${name}:`, ...files]);
  const rest = others.length === 0 ? '' : `\n\n${listPlaces(others).join('\n')}`;
  return `content(locales): add ${what}\n\n${added.join('\n')}${rest}`;
}

function placesOf(change: TextChange): readonly Place[] {
  return change.kind === 'state' ? change.signed : [change, ...change.beside];
}

function listPlaces(changes: readonly TextChange[]): string[] {
  return [...new Set(changes.flatMap(placesOf).map(({ file, key }) => `${file}:${key}`))];
}

/** Whether the texts of a change hold what they held before the first change of them. */
function isBack(change: TextChange, changes: readonly TextChange[]): boolean {
  if (change.kind === 'state') return false;
  const all = changes.flatMap((each) => (each.kind === 'text' ? [each, ...each.beside] : []));
  return [change, ...change.beside].every((text) => {
    const own = all.filter((each) => isSamePlace(each, text));
    return own.at(0)?.before === own.at(-1)?.after;
  });
}

function tellTexts(changes: readonly TextChange[]): string {
  const texts = changes.filter((change) => change.kind === 'text' && !isBack(change, changes));
  const signed = changes.filter(({ kind }) => kind === 'state');
  const isSigned = texts.length === 0 && signed.length > 0;
  const told = isSigned ? signed : texts.length === 0 ? changes : texts;
  const places = listPlaces(told);
  const files = [...new Set(told.flatMap(placesOf).map(({ file }) => file))];
  const languages = [...new Set(files.map(languageOf))];
  const [file = ''] = files;
  const page = pathOf(file)
    .replace(/^.*\//, '')
    .replace(/\.json$/, '');
  const scope = languages.length === 1 ? `locales/${languages.join('')}` : 'locales';
  const verb = isSigned ? 'confirm' : 'change';
  const count = `${String(places.length)} ${places.length === 1 ? 'text' : 'texts'}`;
  const where = files.length === 1 ? `of ${page}` : `in ${String(files.length)} files`;
  return `content(${scope}): ${verb} ${count} ${where}\n\n${places.join('\n')}`;
}
