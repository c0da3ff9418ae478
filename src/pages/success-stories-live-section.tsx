import { useNamespace } from '#src/content/use-namespace.ts';
import { Carousel } from '#src/features/carousel/carousel.tsx';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { SuccessStoriesSection } from '#src/sections/success-stories.section.tsx';
import { SuccessStoryCard } from '#src/sections/success-story-card.tsx';

/** What came of the service for clients, page by page. */
export function SuccessStoriesLiveSection({ section, words }: LiveSectionProps) {
  useNamespace('carousel');
  if (section.kind !== 'success-stories') return null;
  const { id, stories } = section;
  const cards = stories.map((story) => ({ id: story.id, content: <SuccessStoryCard story={story} /> }));
  return (
    <SuccessStoriesSection {...section}>
      <Carousel titleId={`${id}-title`} cards={cards} motion={words.motion} />
    </SuccessStoriesSection>
  );
}
