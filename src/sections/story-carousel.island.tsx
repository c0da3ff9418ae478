import { Carousel } from '#src/features/carousel/carousel.tsx';
import type { SectionContent, SuccessStory } from '#src/content/content-types.ts';
import { Section } from '#src/ui/section.tsx';
import { styles } from './story-carousel.styles.ts';

/** Results of a service for clients, page by page. */
export function StoryCarouselIsland(section: SectionContent<'story-carousel'>) {
  const { id, stories } = section;
  const cards = stories.map((story) => ({ id: story.id, content: <StoryCard story={story} /> }));
  return (
    <Section {...section}>
      <Carousel titleId={`${id}-title`} cards={cards} />
    </Section>
  );
}

function StoryCard({ story }: { story: SuccessStory }) {
  const { client, title, text, result } = story;
  return (
    <article className={styles.card}>
      <p className={styles.client}>{client}</p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.result}>
        <span className={styles.value}>{result.value}</span>{' '}
        <span className={styles.label}>{result.label}</span>
      </p>
    </article>
  );
}
