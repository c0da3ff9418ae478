import { SearchBox } from '#src/features/search/search-box.tsx';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { styles } from './search-section.styles.ts';

/** A large search field, for who has not found a page. */
export function SearchLiveSection({ section: { id, ...section } }: LiveSectionProps) {
  return section.kind === 'search' ? (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {section.title}
      </h2>
      <SearchBox place="large" />
    </section>
  ) : null;
}
