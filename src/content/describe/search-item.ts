/** Types of search results (behavior §3). */
export const searchItemTypes = ['page', 'service', 'case-study', 'industry', 'solution', 'faq'] as const;

/** A search result. */
export type SearchItem = {
  /** The same in every language. */
  id: string;
  type: (typeof searchItemTypes)[number];
  title: string;
  /** One line. */
  description: string;
  /** Path without the language's prefix, with the anchor: `/services/sla#monitoring-tools`. */
  path: string;
  /** Topics in this language and the others. */
  tags: string[];
  /** Other words that people type. */
  keywords: string[];
  /** File name of a picture, without width and extension. */
  image?: string;
  /** Id of the section that contains the anchor. */
  sectionId?: string;
  /** Heading text to search for if neither id exists. */
  headingText?: string;
};
