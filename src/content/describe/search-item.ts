/** Types of search results (behavior §3). */
export const searchItemTypes = ['page', 'service', 'case-study', 'industry', 'solution', 'faq'] as const;

/** A result of the search. */
export type SearchItem = {
  /** The same in every language. */
  id: string;
  type: (typeof searchItemTypes)[number];
  title: string;
  /** One line. */
  description: string;
  /** Path inside the language, with the anchor: `/services/sla#monitoring-tools`. */
  path: string;
  /** Topics in this language and in the others. */
  tags: string[];
  /** Other words that people type. */
  keywords: string[];
  /** File name of a picture, without width and ending. */
  image?: string;
  /** Id of the section that holds the anchor. */
  sectionId?: string;
  /** Text of the heading to look for where neither id is there. */
  headingText?: string;
};
