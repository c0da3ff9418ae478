/** Words that sections share on every page. */
export type SectionWords = {
  motion: { pause: string; play: string };
  visitClient: (client: string) => string;
  readStory: (title: string) => string;
  countStudies: (count: number) => string;
};
