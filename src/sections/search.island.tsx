import { SearchBox } from '#src/features/search/search-box.tsx';
import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './search.styles.ts';

/** A large search field, for visitors who did not find a page. */
export function SearchIsland({ id, title }: SectionContent<'search'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.field}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <SearchBox place="large" />
      </div>
    </section>
  );
}
