import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { z } from 'zod';

/** Contents of a one-page PDF. */
export type PdfReading = {
  pages: number;
  title: string;
  keywords: string;
  language: string;
  isTagged: boolean;
  fonts: { name: string; isEmbedded: boolean }[];
  /** Painted text runs, each in reading order. */
  runs: string[];
  /** Searchable text, one piece per line. */
  text: string;
};

const information = z.object({ Title: z.string(), Keywords: z.string(), Language: z.string() });
const font = z.object({ name: z.string(), missingFile: z.boolean() });
const reversed = z.tuple([z.object({ name: z.literal('ReversedChars') })]);
const glyphs = z.tuple([z.array(z.union([z.number(), z.object({ unicode: z.string() })]))]);

const { OPS, VerbosityLevel } = await getResolvedPDFJS();

type Operation = { name: number; parameters: unknown };

/** Reads a PDF. @throws Error if the file is not a PDF or lacks title, keywords or language */
export async function readPdf(file: Uint8Array): Promise<PdfReading> {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: VerbosityLevel.ERRORS });
  const page = await document.getPage(1);
  const { info } = await document.getMetadata();
  const { Title: title, Keywords: keywords, Language: language } = information.parse(info);
  const { fnArray, argsArray } = await page.getOperatorList();
  const operations = fnArray.map((name, index): Operation => ({ name, parameters: argsArray[index] }));
  const isMarked = z.object({ Marked: z.literal(true) }).safeParse(await document.getMarkInfo()).success;
  return {
    pages: document.numPages,
    title,
    keywords,
    language,
    isTagged: isMarked && Boolean(await page.getStructTree()),
    fonts: listFonts(operations).map((id) => {
      const { name, missingFile } = font.parse(page.commonObjs.get(id));
      return { name, isEmbedded: !missingFile };
    }),
    runs: readRuns(operations),
    text: readText(await page.getTextContent()),
  };
}

function listFonts(operations: readonly Operation[]): string[] {
  const chosen = operations.filter(({ name }) => name === OPS.setFont);
  return [...new Set(chosen.map(({ parameters }) => z.tuple([z.string(), z.number()]).parse(parameters)[0]))];
}

/** Joins the pieces: a search finds text inside one piece only. */
function readText({ items }: { items: readonly object[] }): string {
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('\n')
    .normalize('NFKC');
}

/** Reverses right-to-left runs: Chromium paints them letter by letter and marks them as reversed. */
function readRuns(operations: readonly Operation[]): string[] {
  const runs: string[] = [];
  let letters: string[] = [];
  let isReversed = false;
  for (const { name, parameters } of operations) {
    if (name === OPS.beginMarkedContent) isReversed ||= reversed.safeParse(parameters).success;
    if (name === OPS.showText) {
      const painted = glyphs.parse(parameters)[0];
      letters.push(...painted.flatMap((glyph) => (typeof glyph === 'number' ? [] : [glyph.unicode])));
    }
    if (name !== OPS.endText) continue;
    runs.push((isReversed ? letters.toReversed() : letters).join('').normalize('NFKC'));
    letters = [];
    isReversed = false;
  }
  return runs;
}
