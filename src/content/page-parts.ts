import type { SectionContent } from './content-types.ts';

/** Kinds of sections that answer to the visitor by themselves. All others are markup and links. */
export const liveKinds = ['opening'] as const;

export type LiveKind = (typeof liveKinds)[number];
export type LiveSectionContent = SectionContent<LiveKind>;
export type StillSectionContent = Exclude<SectionContent, LiveSectionContent>;

/** A live section, or a run of neighbouring ones that stay as the document brings them. */
export type PagePart =
  { type: 'live'; section: LiveSectionContent } | { type: 'still'; sections: StillSectionContent[] };

/** The parts of a page as hydration needs them: what stays as it is needs no content. */
export type DocumentPart = { type: 'live'; section: LiveSectionContent } | { type: 'still' };

function isLive(section: SectionContent): section is LiveSectionContent {
  return liveKinds.some((kind) => kind === section.kind);
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
  return dividePage(sections).map((part) => (part.type === 'live' ? part : { type: 'still' }));
}
