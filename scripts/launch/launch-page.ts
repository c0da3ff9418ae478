import { defaultLanguage, isLanguage, toolLanguages } from '#src/config/languages.ts';
import { type ToolLanguage, wordLanguages } from '#src/content/read/words.server.ts';
import { inEveryLanguage } from './confirmations.ts';
import { escapeMarkup } from '../locales/escape-markup.ts';
import { writePage } from '../locales/write-page.ts';
import { type FoundPromise, placeOf } from './find-promises.ts';
import { type Hand, hands, launchCommands, launchWords } from './launch-words.ts';
import type { LaunchList } from './list-launch.ts';
import { type PromiseKind, promiseKinds } from './promise-rules.ts';

/** Returns who resolves an open point: translations follow the owner's decision. */
function assigneeOf({ kind, file }: Pick<FoundPromise, 'kind' | 'file'>): Hand {
  if (kind === 'setting') return 'administrator';
  const folder = file.split('/')[1] ?? '';
  return isLanguage(folder) && folder !== defaultLanguage ? 'translator' : 'owner';
}

/** Returns the file name of the page in a language. */
export function launchFile(reader: ToolLanguage): string {
  return `launch.${reader}.html`;
}

const style = `body { max-width: 60rem; }
h2 { border-block-end: 1px solid; margin-block-start: 2.5rem; }
progress { block-size: 1rem; inline-size: 100%; }
pre { border: 1px solid; overflow-x: auto; padding: 0.75rem; text-align: start; white-space: pre-wrap; }
summary { cursor: pointer; min-block-size: 24px; padding-block: 0.25rem; }
ul { margin-block: 0; }
li, pre { overflow-wrap: anywhere; }
@media print { section, li { break-inside: avoid; } }
`;

type Page = { list: LaunchList; reader: ToolLanguage };

/** Returns a standalone HTML page with the open points before the launch, by assignee. */
export function writeLaunchPage(list: LaunchList, reader: ToolLanguage, date: Date): string {
  const words = launchWords[reader];
  const { all, open, faults } = list;
  const done = all.length - open.length;
  const day = new Intl.DateTimeFormat(toolLanguages[reader].intl, { dateStyle: 'long' }).format(date);
  const others = wordLanguages.filter((code) => code !== reader);
  const links = others.map(
    (code) =>
      `<a href="${launchFile(code)}" hreflang="${code}" lang="${code}">${toolLanguages[code].name}</a>`,
  );
  const body = `<main>
<h1>${words.title}</h1>
<p>${day} · ${links.join(' · ')}</p>
<p>${words.introduction}</p>
<p><label>${escapeMarkup(words.progress(done, all.length))} <progress value="${done}" max="${Math.max(1, all.length)}"></progress></label></p>
${writeExample(open[0], words.confirm)}${writeFaults(faults, words.faults)}${hands.map((hand) => writeHand({ list, reader }, hand)).join('')}${writeDone({ list, reader })}</main>
`;
  return writePage({ title: words.title, style, body }, reader);
}

function writeFaults(faults: readonly string[], title: string): string {
  if (faults.length === 0) return '';
  return `<h2>${title}</h2>\n${faults.map((fault) => `<pre dir="ltr" lang="en">${escapeMarkup(fault).replaceAll('&#10;', '\n')}</pre>\n`).join('')}`;
}

const kindsOf = (found: readonly FoundPromise[]) =>
  [...Map.groupBy(found, ({ kind }) => kind)].toSorted(([one], [other]) => rankOf(one) - rankOf(other));
const rankOf = (kind: PromiseKind) => Object.keys(promiseKinds).indexOf(kind);

/** Returns the open points of an assignee, by kind. */
function writeHand({ list, reader }: Page, hand: Hand): string {
  const words = launchWords[reader];
  const kinds = kindsOf(list.open.filter((found) => assigneeOf(found) === hand));
  const parts = kinds.map(([kind, places]) => {
    const { title, write } = words.kinds[kind];
    return `<section>
<h3>${escapeMarkup(title)} (${places.length})</h3>
<p>${words.write}: ${escapeMarkup(write)}</p>
<p>${words.command}: <code dir="ltr">${escapeMarkup(launchCommands[kind])}</code></p>
${[...Map.groupBy(places, ({ file }) => inEveryLanguage(file))].map(([file, own]) => writeFile(file, own, words.line)).join('')}</section>
`;
  });
  const content = parts.length === 0 ? `<p>${words.nothing}</p>\n` : parts.join('');
  return `<h2>${words.hands[hand]}</h2>\n${content}`;
}

const confirmCommand = (place: string) => `npm run check:launch -- --confirm "${place}" --by "…"`;

/** Returns the texts of a place, so the reader need not open its file. */
function writeComment({ file, texts }: FoundPromise): string {
  const language = file.split('/')[1] ?? '';
  const attribute = isLanguage(language) ? ` lang="${language}"` : '';
  const said = texts.map(({ text }) => text).filter((text) => text !== '');
  return said.map((text) => `<br><span dir="auto"${attribute}>${escapeMarkup(text)}</span>`).join('');
}

const confirmFile = (file: string) => `<p><code dir="ltr">${escapeMarkup(confirmCommand(file))}</code></p>\n`;

function writeFile(file: string, places: readonly FoundPromise[], line: string): string {
  const items = places.map(
    (found) =>
      `<li><bdi dir="ltr">${escapeMarkup(placeOf(found))}</bdi> · ${line} ${found.line}${writeComment(found)}</li>`,
  );
  return `<details><summary><bdi dir="ltr">${escapeMarkup(file)}</bdi> (${places.length})</summary>\n${confirmFile(file)}<ul>\n${items.join('\n')}\n</ul></details>\n`;
}

function writeExample(found: FoundPromise | undefined, title: string): string {
  if (found === undefined) return '';
  return `<p>${title}</p>\n<pre dir="ltr">${escapeMarkup(confirmCommand(placeOf(found)))}</pre>\n`;
}

/** Returns the number of changed or confirmed places by kind. */
function writeDone({ list, reader }: Page): string {
  const words = launchWords[reader];
  const open = new Set(list.open.map(placeOf));
  const done = kindsOf(list.all.filter((found) => !open.has(placeOf(found))));
  const items = done.map(
    ([kind, places]) => `<li>${escapeMarkup(words.kinds[kind].title)}: ${places.length}</li>\n`,
  );
  return `<h2>${words.done}</h2>\n${items.length === 0 ? `<p>${words.nothing}</p>\n` : `<ul>\n${items.join('')}</ul>\n`}`;
}
