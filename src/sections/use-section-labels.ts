import { useTranslate } from '#src/i18n/use-translate.ts';
import type { SectionLabels } from './section-props.ts';

/** The labels that sections share, in the language of the page. */
export function useSectionLabels(): SectionLabels {
  const t = useTranslate();
  return {
    motion: { pause: t('motion.pause'), play: t('motion.play') },
    visitClient: (client) => t('clients.visit', { client }),
    countStudies: (count) => t('stories.count', { count }),
  };
}
