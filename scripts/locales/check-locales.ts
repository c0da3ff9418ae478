import { dirname, join } from 'node:path';
import { isDraft } from '#src/config/languages.ts';
import { PICTURES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { checkOrphans } from '#src/prerender/orphans.server.ts';
import { checkSite } from '#src/content/check/check-site.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { checkMasters } from '../pictures/read-masters.ts';
import { checkDrawings } from './check-drawings.ts';
import { checkFiles, checkGeneratedFiles } from './check-files.ts';
import { checkLetters } from './check-letters.ts';
import { checkTotals } from './check-totals.ts';
import { isIntended, readRemarks, type RemarkReading } from './comment-files.ts';
import { findDiffering } from './differing-texts.ts';
import { checkEnd } from './final-marks.ts';
import { readStates } from './state-files.ts';
import { listTexts, type StatedText } from './text-state.ts';

/** All problems of the bundles, and the texts whose state is known. */
export type CheckReport = { problems: Problem[]; texts: StatedText[] };

/**
 * Checks a locales folder and the `public` folder next to it. Never throws for the content of bundles.
 * @param isRelease whether warnings count as errors
 */
export function checkLocales(folder: string, isRelease = false): CheckReport {
  const source = readSite(folder);
  const publicFolder = join(dirname(folder), 'public');
  const { confirmed, problems: unreadable } = readStates(folder);
  const { remarks, problems: remarkProblems } = readRemarks(folder);
  const broken = [
    ...source.problems,
    ...checkSite(source),
    ...checkFiles(source, publicFolder),
    ...checkDrawings(source),
    ...unreadable,
    ...remarkProblems,
  ];
  const texts = listTexts(source, confirmed);
  // Without a readable state file, it is unknown which texts are confirmed.
  const open = texts.filter(({ state, language }) => state !== 'reviewed' && confirmed.has(language));
  const warnings = [
    // Content with errors cannot be compared with the files generated from it.
    ...(broken.some(({ isWarning }) => isWarning !== true) ? [] : checkGeneratedFiles(source, publicFolder)),
    ...checkOrphans(source, publicFolder),
    ...checkTotals(source),
    ...checkMasters(dirname(folder), listPictureNames(source)),
    ...open.filter(({ language }) => !isDraft(language)).map(explainState),
  ];
  const unfinished = open.filter(({ language }) => isDraft(language)).map(explainState);
  const lasting = [...checkLetters(texts), ...checkDiffering(texts, remarks), ...unfinished];
  const problems = [...broken, ...(isRelease ? warnings.map(toError) : warnings), ...lasting];
  return { problems, texts: texts.filter(({ language }) => confirmed.has(language)) };
}

function listPictureNames({ bundles }: SiteSource): string[] {
  const pictures = bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value;
  return isRecord(pictures) ? Object.keys(pictures) : [];
}

function explainState({ bundle, language, path, keys, source = '', state }: StatedText): Problem {
  const place = `${language}/${path}:${keys.join('.')}`;
  const code = `state-${state === 'reviewed' ? 'translated' : state}` as const;
  return { ...locateProblem(bundle, keys, { code, values: { place, source } }), isWarning: true };
}

/**
 * Warns about texts that end differently than their source, or whose source has another translation elsewhere. Skips
 * texts that somebody has marked as intended.
 */
function checkDiffering(texts: readonly StatedText[], remarks: RemarkReading['remarks']): Problem[] {
  const compared = texts.map((text) => {
    const said = remarks.get(text.language)?.[text.path]?.[text.keys.join('.')];
    return { ...text, isIntended: isIntended(said, text.source ?? '', text.text) };
  });
  const ends = compared
    .filter((text) => !text.isIntended)
    .flatMap(({ bundle, keys, source = '', text }) =>
      checkEnd(source, text).map((fault): Problem => ({
        ...locateProblem(bundle, keys, fault),
        isWarning: true,
      })),
    );
  // Compare within one language only.
  const groups = Map.groupBy(compared, ({ language }) => language).values();
  const others = [...groups].flatMap((own) =>
    [...findDiffering(own)].map(([{ bundle, keys }, other]): Problem => {
      const place = `${other.language}/${other.path}:${other.keys.join('.')}`;
      const values = { text: other.text, place };
      return { ...locateProblem(bundle, keys, { code: 'translation-differs', values }), isWarning: true };
    }),
  );
  return [...others, ...ends];
}

function toError({ isWarning: _isWarning, ...problem }: Problem): Problem {
  return problem;
}
