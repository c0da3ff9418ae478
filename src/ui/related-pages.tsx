import { type PageLinks, PageList } from './page-list.tsx';
import { styles } from './related-pages.styles.ts';

type RelatedPagesProps = { id: string; title: string; items: PageLinks };

/** The end of a page: a list of the pages to go on to, below its words. */
export function RelatedPages({ id, title, items }: RelatedPagesProps) {
  return (
    <nav id={id} className={styles.root} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <PageList pages={items} styles={styles} />
    </nav>
  );
}
