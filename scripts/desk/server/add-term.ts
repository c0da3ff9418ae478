import { glossary } from '#src/content/describe/bundle-catalogue.server.ts';
import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { readBundle } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH } from '#src/content/read/read-site.server.ts';
import { writeFiles } from '../../locales/changed-files.ts';
import { setJson } from '../../locales/json-edits.ts';
import type { Outcome } from '../protocol.ts';
import type { TeamCalls } from '../team-protocol.ts';
import { toFinding } from './check-edits.ts';
import type { Desk } from './open-desk.ts';

/** Adds a term with its translation to the glossary as an undoable change. Conflict if the term exists. */
export function addTermCall(desk: Desk, { en, ar }: TeamCalls['add-term'], language: ToolLanguage): Outcome {
  const createOutcome = (result: Outcome['result'], more: Partial<Outcome> = {}): Outcome => ({
    result,
    findings: [],
    disk: null,
    part: desk.describe(language, []),
    ...more,
  });
  const reading = readBundle(desk.folder, GLOSSARY_PATH);
  if (!reading.ok) {
    return createOutcome('unreadable', {
      findings: reading.problems.map((each) => toFinding(each, language)),
    });
  }
  const known = glossary.safeParse(reading.bundle.value);
  if (!known.success) return createOutcome('unreadable');
  const { terms } = known.data;
  const same = terms.find((term) => term.en.toLowerCase() === en.toLowerCase());
  if (same !== undefined) return createOutcome('conflict', { disk: same.ar });
  const before = reading.bundle.text;
  const after = setJson(before, ['terms', terms.length], { en, ar });
  writeFiles(desk.folder, new Map([[GLOSSARY_PATH, after]]));
  desk.work.addChange({ kind: 'entry', entry: 'term', name: en, files: [GLOSSARY_PATH] }, [
    { path: GLOSSARY_PATH, before, after },
  ]);
  desk.forget();
  return createOutcome('done');
}
