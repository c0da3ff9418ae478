import type { SectionContent, StaticContent } from '#src/content/content-types.ts';

/** Labels that sections share on every page. */
export type SectionLabels = {
  motion: { pause: string; play: string };
  visitClient: (client: string) => string;
  countStudies: (count: number) => string;
};

/** What a section of a kind shows that is markup and links, and the labels that sections share. */
export type StaticSectionProps<Kind extends StaticContent['kind']> = SectionContent<Kind> & {
  labels: SectionLabels;
};

/** What an island of a kind is given to show. */
export type SectionProps<Kind extends SectionContent['kind']> = {
  section: SectionContent<Kind>;
  labels: SectionLabels;
};
