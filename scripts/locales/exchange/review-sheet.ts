import { z } from 'zod';
import { defaultLanguage, type Language, languages } from '#src/config/languages.ts';
import { nameLanguage } from '#src/content/check/described-bundle.server.ts';
import { expectValue } from '#src/content/check/expected-value.server.ts';
import { type Phrase, sayPhrase, type WordLanguage } from '#src/content/read/words.server.ts';
import type { Said } from '../comment-files.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { ExchangeUnit, ReturnedUnit } from './exchange-units.ts';
import { FileFault } from './file-fault.ts';
import type { PlacePictures } from './place-pictures.ts';
import { sheetScript } from './review-script.ts';
import { stylePlaces, writePlace } from './sheet-places.ts';
import { writePage } from '../write-page.ts';

const comments = z.object({
  language: z.string(),
  comments: z.array(z.object({ file: z.string(), key: z.string(), text: z.string(), comment: z.string() })),
});

/**
 * The comments that a reviewer has saved from a sheet, and the language that they are about.
 * @throws FileFault when the file is another one
 */
export function readComments(json: string): { language: string; units: ReturnedUnit[] } {
  const { success, data } = comments.safeParse(parseJson(json));
  if (!success) throw new FileFault({ phrase: 'comments-absent' });
  return {
    language: data.language,
    units: data.comments.map(({ comment, ...unit }) => ({
      ...unit,
      source: '',
      comments: [{ text: comment }],
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
article { border-block-start: 1px solid; contain-intrinsic-size: auto 20rem; content-visibility: auto; padding-block: 1rem; }
h3, .about { font-size: 0.875rem; margin-block: 0.25rem; }
.pair { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); }
.pair p { font-size: 1.0625rem; margin-block: 0.5rem; overflow-wrap: anywhere; }
.said { border-inline-start: 3px solid; padding-inline-start: 0.5rem; white-space: pre-wrap; }
label { display: block; font-size: 0.875rem; }
textarea { box-sizing: border-box; font: inherit; inline-size: 100%; min-block-size: 3.5rem; }
.bar { background: Canvas; border-block-start: 1px solid; inset-block-end: 0; padding-block: 0.75rem; position: sticky; }
button { font: inherit; min-block-size: 44px; padding-inline: 1.25rem; }
@media print { .bar, label, textarea { display: none; } article { break-inside: avoid; } }
`;

type Sheet = {
  units: readonly ExchangeUnit[];
  language: Language;
  /** Language of the sheet's own words. */
  reader: WordLanguage;
  /** Where the texts stand; without it the sheet has no pictures. */
  pictures?: PlacePictures | undefined;
};

/** A page for a reviewer who only reads: both languages side by side, with room for a comment on each text. */
export function writeSheet({ units, language, reader, pictures }: Sheet): string {
  const say = (phrase: Phrase) => escapeMarkup(sayPhrase(phrase, reader));
  const title = say({ phrase: 'sheet-title', values: { language: nameLanguage(language) } });
  const files = [...Map.groupBy(units, ({ file }) => file)].map(
    ([file, own]) =>
      `<section>\n<h2><bdi dir="ltr">${escapeMarkup(file)}</bdi></h2>\n${own.map((unit, index) => writeUnit(unit, `${file}-${index}`, language, say, pictures)).join('')}</section>\n`,
  );
  const body = `<main data-language="${language}">
<h1>${title}</h1>
<p>${say({ phrase: 'sheet-introduction' })}</p>
${files.join('')}<p class="bar"><button type="button" id="save">${say({ phrase: 'sheet-save' })}</button> <span role="status" id="saved" data-words="${say({ phrase: 'sheet-saved' })}"></span></p>
</main>
<script>${sheetScript}</script>
`;
  return writePage(
    { title, style: pictures === undefined ? style : style + stylePlaces(pictures), body },
    reader,
  );
}

function writeUnit(
  unit: ExchangeUnit,
  id: string,
  language: Language,
  say: (phrase: Phrase) => string,
  pictures: PlacePictures | undefined,
): string {
  const { file, key, source, text, state, note, min, max, open } = unit;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const expected = expectValue({ type: 'text', note, ...limits });
  const about = say({ phrase: 'sheet-expected', values: { expected } });
  const place = escapeMarkup(id.replace(/[^a-z0-9]+/gi, '-'));
  return `<article>
<h3 id="${place}"><bdi dir="ltr">${escapeMarkup(key)}</bdi></h3>
<p class="about">${about} · ${say({ phrase: `state-name-${state}` })}</p>
<div class="pair" dir="ltr">${writeSide(source, defaultLanguage)}${writeSide(text, language)}</div>
${pictures === undefined ? '' : writePlace(pictures, `${file}:${key}`, say)}${open.map(writeSaid).join('')}<label for="${place}-comment">${say({ phrase: 'sheet-comment' })}</label>
<textarea id="${place}-comment" aria-describedby="${place}" dir="auto" data-file="${escapeMarkup(file)}" data-key="${escapeMarkup(key)}" data-text="${escapeMarkup(text)}"></textarea>
</article>
`;
}

/** A text under the name of its language. */
function writeSide(text: string, language: Language): string {
  const { name, direction } = languages[language];
  const own = `lang="${language}" dir="${direction}"`;
  return `<div><div class="about" ${own}>${name}</div><p ${own}>${escapeMarkup(text)}</p></div>`;
}

function writeSaid({ by, text }: Said): string {
  return `<p class="said"><bdi>${escapeMarkup(by)}</bdi>: <bdi>${escapeMarkup(text)}</bdi></p>\n`;
}
