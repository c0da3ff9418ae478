import { defaultLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { listUnits } from '../exchange/exchange-units.ts';
import { checkLocales } from '../check-locales.ts';
import { isEmpty, type StatedText } from '../text-state.ts';

/** Progress of a file or language, as numbers of texts. */
export type Progress = {
  /** All texts, including missing ones. */
  total: number;
  /** Texts that are not empty. */
  written: number;
  /** Confirmed texts that have not changed since, nor have their sources. */
  fresh: number;
  reviewed: number;
  /** Problems that prevent a build. */
  findings: number;
};
/** Progress of a language, in total and by file. */
export type LanguageProgress = { language: Language; whole: Progress; files: ReadonlyMap<string, Progress> };
export type Status = { languages: LanguageProgress[]; findings: Problem[] };

/** Measures the progress of a locales folder. */
export function measureStatus(folder: string): Status {
  const { problems, texts } = checkLocales(folder);
  const source = readSite(folder);
  const findings = problems.filter(({ isWarning }) => isWarning !== true);
  const languages = languageCodes.map((language): LanguageProgress => {
    const own = texts.filter((text) => text.language === language);
    const missing = language === defaultLanguage ? [] : listUnits(source, language).filter(isMissing(own));
    const files = new Map(
      [...Map.groupBy(own, ({ bundle }) => bundle.file)].map(([file, inFile]) => {
        const lacking = missing.filter((unit) => nameFile(folder, unit.file) === file).length;
        const found = findings.filter((problem) => problem.file === file).length;
        return [file, measure(inFile, lacking, found)];
      }),
    );
    return { language, files, whole: sum([...files.values()]) };
  });
  return { languages, findings };
}

/** Returns a predicate for exported texts whose key a language lacks. */
function isMissing(own: readonly StatedText[]): (unit: { file: string; key: string }) => boolean {
  const known = new Set(own.map(({ language, path, keys }) => `${language}/${path}:${keys.join('.')}`));
  return ({ file, key }) => !known.has(`${file}:${key}`);
}

function measure(texts: readonly StatedText[], missing: number, findings: number): Progress {
  return {
    total: texts.length + missing,
    written: texts.filter((text) => !isEmpty(text)).length,
    fresh: texts.filter(({ state }) => state === 'translated' || state === 'reviewed').length,
    reviewed: texts.filter(({ state }) => state === 'reviewed').length,
    findings,
  };
}

function sum(all: readonly Progress[]): Progress {
  const add = (read: (progress: Progress) => number) => all.reduce((whole, each) => whole + read(each), 0);
  return {
    total: add(({ total }) => total),
    written: add(({ written }) => written),
    fresh: add(({ fresh }) => fresh),
    reviewed: add(({ reviewed }) => reviewed),
    findings: add(({ findings }) => findings),
  };
}
