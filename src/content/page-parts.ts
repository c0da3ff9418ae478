import type { SectionContent } from './content-types.ts';

/** Live kinds whose markup stays as the document brings it until something wakes it; only then their content is fetched. */
const sleepingKinds = [
  'contact',
  'regions',
  'map',
  'case-studies',
  'success-stories',
  'impact',
  'search',
] as const;

/** Kinds of sections that answer to the visitor by themselves. All others are markup and links. */
export const liveKinds = ['opening', ...sleepingKinds] as const;

export type LiveKind = (typeof liveKinds)[number];
export type SleepingKind = (typeof sleepingKinds)[number];
export type LiveSectionContent = SectionContent<LiveKind>;
export type StillSectionContent = Exclude<SectionContent, LiveSectionContent>;

/** A live section, or a run of neighbouring ones that stay as the document brings them. */
export type PagePart =
  { type: 'live'; section: LiveSectionContent } | { type: 'still'; sections: StillSectionContent[] };

/** A section that sleeps: enough to find its code and its content when it wakes. */
export type SleepingPart = {
  type: 'sleeping';
  kind: SleepingKind;
  id: string;
  /** Content that is smaller than the way to it: of what may stand in the first view. */
  section?: LiveSectionContent;
};

/** The parts of a page as hydration needs them: what stays as it is needs no content. */
export type DocumentPart = { type: 'live'; section: LiveSectionContent } | SleepingPart | { type: 'still' };

/** Says whether a section answers to the visitor by itself. */
export function isLive(section: SectionContent): section is LiveSectionContent {
  return liveKinds.some((kind) => kind === section.kind);
}

/** Says whether a section sleeps in a document. Such a section has an element of its own around it. */
export function isSleeping(section: LiveSectionContent): section is SectionContent<SleepingKind> {
  return sleepingKinds.some((kind) => kind === section.kind);
}

/** Divides a page into its live sections and the runs between them. */
export function dividePage(sections: readonly SectionContent[]): PagePart[] {
  const parts: PagePart[] = [];
  for (const section of sections) {
    const last = parts.at(-1);
    if (isLive(section)) parts.push({ type: 'live', section });
    else if (last?.type === 'still') last.sections.push(section);
    else parts.push({ type: 'still', sections: [section] });
  }
  return parts;
}

/** What hydration needs of a page. */
export function describeDocument(sections: readonly SectionContent[]): DocumentPart[] {
  return dividePage(sections).map((part) => {
    if (part.type === 'still') return { type: 'still' };
    const { section } = part;
    if (!isSleeping(section)) return part;
    const sleeping: SleepingPart = { type: 'sleeping', kind: section.kind, id: section.id };
    return section.kind === 'impact' ? { ...sleeping, section } : sleeping;
  });
}
