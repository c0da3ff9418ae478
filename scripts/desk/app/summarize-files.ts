import type { Language } from '#src/config/languages.ts';
import type { DeskText } from '../protocol.ts';
import { wordsOfText } from './count-words.ts';
import type { DeskState } from './desk-state.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import { keepLast } from './keep-last.ts';
import { draftsOf, isOpen, isTask, isUnreviewed, languageOf } from './select-texts.ts';

/** Counts of the open work in a file. */
export type FileSummary = {
  file: string;
  group: 'pages' | 'records' | 'messages';
  texts: number;
  /** Texts that are stale, new or changed. */
  tasks: number;
  isBroken: boolean;
  findings: number;
  drafts: number;
  /** Texts with open comments. */
  comments: number;
  words: number;
  /** Words of confirmed texts; null if unknown. */
  confirmedWords: number | null;
  /** Confirmed texts that were not reviewed. */
  unreviewed: number;
};

function groupOf(file: string): FileSummary['group'] {
  const path = withoutFolder(file);
  if (path.startsWith('pages/')) return 'pages';
  return path.startsWith('records/') ? 'records' : 'messages';
}

/** Returns the summaries of the files of a language, in order. */
export function summarizeFiles(desk: DeskState, language: Language): FileSummary[] {
  return summarize(desk.texts, desk.findings, draftsOf(desk), desk.threads, language);
}

const countWords = (texts: readonly DeskText[]) => texts.reduce((sum, text) => sum + wordsOfText(text), 0);

const isConfirmed = ({ state }: DeskText) => state === 'translated' || state === 'reviewed';

const summarize = keepLast(
  (
    texts: DeskState['texts'],
    findings: DeskState['findings'],
    drafts: DeskState['edits'],
    threads: DeskState['threads'],
    language: Language,
  ): FileSummary[] => {
    const found = Map.groupBy(findings, ({ file }) => file);
    const drafted = Map.groupBy(drafts.values(), ({ file }) => file);
    const open = Map.groupBy([...threads.values()].filter(isOpen), ({ file }) => file);
    return [...texts]
      .filter(([file]) => languageOf(file) === language)
      .map(([file, own]) => ({
        file,
        group: groupOf(file),
        texts: own.length,
        tasks: own.filter(isTask).length,
        isBroken: own.some(({ state }) => state === 'unreadable'),
        unreviewed: own.filter(isUnreviewed).length,
        findings: found.get(file)?.length ?? 0,
        drafts: drafted.get(file)?.length ?? 0,
        comments: open.get(file)?.length ?? 0,
        words: countWords(own),
        confirmedWords: own.some(({ state }) => state === 'unknown' || state === 'unreadable')
          ? null
          : countWords(own.filter(isConfirmed)),
      }));
  },
);
