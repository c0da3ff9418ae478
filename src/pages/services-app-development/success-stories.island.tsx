import { Carousel } from '#src/features/carousel/carousel.tsx';
import type { SectionProps } from '#src/sections/section-props.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { SuccessStoryCard } from './success-story-card.tsx';

/** What came of the service for clients, page by page. */
export function SuccessStoriesIsland({ section, labels }: SectionProps<'success-stories'>) {
  const { id, eyebrow, title, lead, stories } = section;
  const cards = stories.map((story) => ({ id: story.id, content: <SuccessStoryCard story={story} /> }));
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <SampleNote records={stories} text={labels.samples.stories} />
      <Carousel titleId={`${id}-title`} cards={cards} motion={labels.motion} />
    </Section>
  );
}
