import { Carousel } from '#src/features/carousel/carousel.tsx';
import { Form } from './form.tsx';
import type { SectionProps } from './section-props.ts';
import { StoryCard } from './story-card.tsx';

/** What came of the service for clients, page by page. */
export function StoryCarouselIsland({ section, labels }: SectionProps<'story-carousel'>) {
  const { id, stories } = section;
  const cards = stories.map((story) => ({ id: story.id, content: <StoryCard story={story} /> }));
  return (
    <Form section={section}>
      <Carousel titleId={`${id}-title`} cards={cards} motion={labels.motion} />
    </Form>
  );
}
