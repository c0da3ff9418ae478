import { type Change, isSamePlace } from '../protocol.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import { languageOf } from './select-texts.ts';

type TextChange = Exclude<Change, { kind: 'entry' }>;
type Place = { file: string; key: string };

/** Returns the changes of a session, except changes whose texts are back at their original wording. */
export function listLasting(changes: readonly Change[]): Change[] {
  const all = changes.flatMap((each) => (each.kind === 'text' ? [each, ...each.beside] : []));
  const isBack = (place: Place) => {
    const own = all.filter((each) => isSamePlace(each, place));
    return own.at(0)?.before === own.at(-1)?.after;
  };
  return changes.filter((change) => change.kind !== 'text' || ![change, ...change.beside].every(isBack));
}

/** Returns the commit message for the lasting changes of a session, in the project's format. */
export function writeCommit(lasting: readonly Change[]): string {
  const entries = lasting.filter((change) => change.kind === 'entry');
  const others = lasting.filter((change): change is TextChange => change.kind !== 'entry');
  const [first] = entries;
  if (first === undefined) return describeTexts(others);
  const what = entries.length > 1 ? `${String(entries.length)} entries` : `${first.entry} ${first.name}`;
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

function describeTexts(changes: readonly TextChange[]): string {
  if (changes.length === 0) return 'content(locales): change texts';
  const texts = changes.filter(({ kind }) => kind === 'text');
  const isSigned = texts.length === 0;
  const listed = isSigned ? changes : texts;
  const places = listPlaces(listed);
  const files = [...new Set(listed.flatMap(placesOf).map(({ file }) => file))];
  const languages = [...new Set(files.map(languageOf))];
  const [file = ''] = files;
  const page = withoutFolder(file)
    .replace(/^.*\//, '')
    .replace(/\.json$/, '');
  const scope = languages.length === 1 ? `locales/${languages.join('')}` : 'locales';
  const verb = isSigned ? 'confirm' : 'change';
  const count = `${String(places.length)} ${places.length === 1 ? 'text' : 'texts'}`;
  const where = files.length === 1 ? `of ${page}` : `in ${String(files.length)} files`;
  return `content(${scope}): ${verb} ${count} ${where}\n\n${places.join('\n')}`;
}
