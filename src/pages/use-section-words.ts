import { useTranslate } from '#src/i18n/use-translate.ts';
import type { SectionWords } from '#src/sections/section-words.ts';

/** The words that sections share, in the language of the page. */
export function useSectionWords(): SectionWords {
  const t = useTranslate();
  return {
    motion: { pause: t('motion.pause'), play: t('motion.play') },
    visitClient: (client) => t('clients.visit', { client }),
    readStory: (title) => t('stories.read', { title }),
    countStudies: (count) => t('stories.count', { count }),
  };
}
