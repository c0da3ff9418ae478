import type { Change } from '../protocol.ts';
import { pathOf } from './desk-state.ts';
import { languageOf } from './select-texts.ts';

/** The message of the commit that holds the changes of a sitting, as the project writes them. */
export function writeCommit(changes: readonly Change[]): string {
  const texts = changes.filter(({ kind }) => kind === 'text');
  const told = texts.length === 0 ? changes : texts;
  const places = [...new Set(told.map(({ file, key }) => `${file}:${key}`))];
  const files = [...new Set(told.map(({ file }) => file))];
  const languages = [...new Set(told.map(({ file }) => languageOf(file)))];
  const [file = ''] = files;
  const page = pathOf(file)
    .replace(/^.*\//, '')
    .replace(/\.json$/, '');
  const scope = languages.length === 1 ? `locales/${languages.join('')}` : 'locales';
  const verb = texts.length === 0 ? 'confirm' : 'change';
  const count = `${String(places.length)} ${places.length === 1 ? 'text' : 'texts'}`;
  const where = files.length === 1 ? `of ${page}` : `in ${String(files.length)} files`;
  return `content(${scope}): ${verb} ${count} ${where}\n\n${places.join('\n')}`;
}
