import { z } from 'zod';
import { defaultLanguage, type Language, languages } from '#src/config/languages.ts';
import { nameLanguage } from '#src/content/check/described-bundle.server.ts';
import { type CompanyValues, companyValuesOf } from '#src/content/read/company-values.server.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import { type Phrase, formatPhrase, type ToolLanguage } from '#src/content/read/words.server.ts';
import type { Said } from '../comment-files.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { ExchangeUnit, ReturnedUnit } from './exchange-units.ts';
import { ImportError } from './import-error.ts';
import type { PlacePictures } from './place-pictures.ts';
import { sheetScript } from './review-script.ts';
import { stylePlaces, writePlace } from './sheet-places.ts';
import { writeText } from './sheet-text.ts';
import { hashText } from '../text-state.ts';
import { writePage } from '../write-page.ts';

const comments = z.object({
  language: z.string(),
  comments: z.array(z.object({ file: z.string(), key: z.string(), text: z.string(), comment: z.string() })),
});

/**
 * Reads the comments that a reviewer saved from a sheet, and their language.
 * @throws ImportError if the file has another format
 */
export function readComments(json: string): { language: string; units: ReturnedUnit[] } {
  const { success, data } = comments.safeParse(parseJson(json));
  if (!success) throw new ImportError({ phrase: 'comments-absent' });
  return {
    language: data.language,
    units: data.comments.map(({ comment, ...unit }) => ({
      ...unit,
      source: '',
      comments: [{ text: comment }],
      basis: hashText(unit.text),
    })),
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const style = `body { max-width: 80rem; }
h2 { margin-block: 2.5rem 0; }
h3, h2 bdi, .about { font-size: 0.875rem; font-weight: 400; margin-block: 0.25rem; }
article { border-block-start: 1px solid; padding-block: 0.75rem; }
.top { display: contents; }
.pair { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); }
.pair > * { margin-block: 0.5rem; overflow-wrap: anywhere; }
.pair > p { font-size: 1.0625rem; }
.heads { background: Canvas; font-weight: 600; inset-block-start: 0; position: sticky; z-index: 1; }
bdi, i { font-style: normal; text-decoration: underline dotted; text-underline-offset: 0.3em; }
h2 bdi, h3 bdi, .said bdi { text-decoration: none; }
i { border: 1px solid; border-radius: 3px; padding-inline: 0.25rem; text-decoration: none; }
.said { border-inline-start: 3px solid; padding-inline-start: 0.5rem; white-space: pre-wrap; }
label { display: block; font-size: 0.875rem; }
textarea { box-sizing: border-box; font: inherit; inline-size: 100%; min-block-size: 3.5rem; }
.bar { background: Canvas; border-block-start: 1px solid; inset-block-end: 0; padding-block: 0.75rem; position: sticky; }
button { font: inherit; min-block-size: 44px; padding-inline: 1.25rem; }
@page { margin: 15mm; @bottom-center { content: counter(page) " / " counter(pages); direction: ltr; font: 8pt sans-serif; } }
@media screen { article { contain-intrinsic-size: auto 20rem; content-visibility: auto; } }
@media print {
  body { font-size: 10pt; line-height: 1.5; max-width: none; padding: 0; }
  .bar, .how, textarea:placeholder-shown, label:has(+ :placeholder-shown) { display: none; }
  .heads { position: static; }
  section { border-spacing: 0; display: table; inline-size: 100%; table-layout: fixed; }
  .top { break-inside: avoid; display: table-header-group; }
  article { padding-block: 0.5rem; }
  h2 { margin-block-start: 1rem; }
  h3 { display: inline; }
  h3::after { content: " ·"; }
  h3 + .about { display: inline-block; margin: 0; }
  textarea { border: 1px solid; caret-color: transparent; field-sizing: content; min-block-size: 0; outline: none; padding: 0.25rem; resize: none; }
  .pair { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
  article { break-inside: avoid; }
  h2, .heads { break-after: avoid; }
}
`;

type Sheet = {
  site: SiteSource;
  units: readonly ExchangeUnit[];
  language: Language;
  /** Language of the sheet's interface. */
  reader: ToolLanguage;
  /** Screenshots; without them the sheet has no pictures. */
  pictures?: PlacePictures | undefined;
};

/** Writes a page for reviewers: both languages side by side, with a comment field for each text. */
export function writeSheet(sheet: Sheet): string {
  const { site, units, language, reader, pictures } = sheet;
  const inWords = (phrase: Phrase) => escapeMarkup(formatPhrase(phrase, reader));
  const title = inWords({ phrase: 'sheet-title', values: { language: nameLanguage(language) } });
  const page: SheetPage = {
    ...sheet,
    inWords,
    companies: { source: companyValuesOf(site, defaultLanguage), text: companyValuesOf(site, language) },
  };
  const files = [...Map.groupBy(units, ({ file }) => file)].map(([file, own]) => writeFile(file, own, page));
  const body = `<main data-language="${language}">
<h1>${title}</h1>
<p class="how">${inWords({ phrase: language === defaultLanguage ? 'sheet-alone' : 'sheet-introduction' })}</p>
${files.join('')}<p class="bar"><button type="button" id="save">${inWords({ phrase: 'sheet-save' })}</button> <span role="status" id="saved" data-words="${inWords({ phrase: 'sheet-saved' })}"></span></p>
</main>
<script>${sheetScript}</script>
`;
  return writePage(
    { title, style: pictures === undefined ? style : style + stylePlaces(pictures), body },
    reader,
  );
}

type SheetPage = Sheet & {
  inWords: (phrase: Phrase) => string;
  companies: Readonly<Record<'source' | 'text', CompanyValues>>;
};

/** Writes a section with the texts of a bundle; the heading of a page bundle includes the page's name. */
function writeFile(file: string, units: readonly ExchangeUnit[], page: SheetPage): string {
  const { language, companies } = page;
  const name = file.includes('/pages/') ? units.find(({ key }) => key === 'name') : undefined;
  const title =
    name === undefined ? '' : `${writeText(name.text, { language, company: companies.text, numbers: {} })} `;
  const heads = columnsOf(page).map(
    (each) =>
      `<div lang="${each}" dir="${languages[each].direction}">${escapeMarkup(languages[each].name)}</div>`,
  );
  return `<section>
<div class="top">
<h2>${title}<bdi dir="ltr">${escapeMarkup(file)}</bdi></h2>
<div class="pair heads" dir="${languages[defaultLanguage].direction}">${heads.join('')}</div>
</div>
${units.map((unit, index) => writeUnit(unit, `${file}-${index}`, page)).join('')}</section>
`;
}

/** Returns the languages to show; the default language has no source to compare with. */
function columnsOf({ language }: Pick<Sheet, 'language'>): Language[] {
  return language === defaultLanguage ? [language] : [defaultLanguage, language];
}

function writeUnit(unit: ExchangeUnit, id: string, page: SheetPage): string {
  const { file, key, text, state, note, open, numbers = {} } = unit;
  const { inWords, companies, pictures } = page;
  const length = formatLength(unit);
  const about = [
    ...(length === undefined ? [] : [inWords(length)]),
    inWords({ phrase: `state-name-${state}` }),
  ];
  const place = escapeMarkup(id.replace(/[^a-z0-9]+/gi, '-'));
  const texts = columnsOf(page).map((each) => {
    const part = each === page.language ? 'text' : 'source';
    const written = writeText(unit[part], { language: each, company: companies[part], numbers });
    return `<p lang="${each}" dir="${languages[each].direction}">${written}</p>\n`;
  });
  return `<article>
<h3 id="${place}">${escapeMarkup(note)} · <bdi dir="ltr">${escapeMarkup(key)}</bdi></h3>
<p class="about">${about.join(' · ')}</p>
<div class="pair" dir="${languages[defaultLanguage].direction}">
${texts.join('')}</div>
${pictures === undefined ? '' : writePlace(pictures, `${file}:${key}`, inWords)}${open.map(writeComment).join('')}<label for="${place}-comment">${inWords({ phrase: 'sheet-comment' })}</label>
<textarea id="${place}-comment" aria-describedby="${place}" dir="auto" placeholder=" " data-file="${escapeMarkup(file)}" data-key="${escapeMarkup(key)}" data-text="${escapeMarkup(text)}"></textarea>
</article>
`;
}

function writeComment({ by, text }: Said): string {
  return `<p class="said"><bdi>${escapeMarkup(by)}</bdi>: <bdi>${escapeMarkup(text)}</bdi></p>\n`;
}

function formatLength({ min, max }: ExchangeUnit): Phrase | undefined {
  if (max !== undefined) {
    return min === undefined
      ? { phrase: 'sheet-at-most', values: { max, count: max } }
      : { phrase: 'sheet-between', values: { min, max, count: max } };
  }
  return min === undefined ? undefined : { phrase: 'sheet-at-least', values: { min, count: min } };
}
