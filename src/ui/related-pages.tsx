import { type PageLinks, PageList } from './page-list.tsx';
import { styles } from './related-pages.styles.ts';

type RelatedPagesProps = { related: { title: string; items: PageLinks } };

/** The end of a page: a list of the pages to go on to, below its words. */
export function RelatedPages({ related: { title, items } }: RelatedPagesProps) {
  return (
    <nav id="related" className={styles.root} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <PageList pages={items} styles={styles} />
    </nav>
  );
}
