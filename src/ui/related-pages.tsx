import { type PageLinks, PageList } from './page-list.tsx';

type RelatedPagesProps = {
  related: { title: string; items: PageLinks };
  styles: { related: string; more?: string; pages: string; link: string };
};

/** The end of a page: a list of the pages to go on to, below its words. */
export function RelatedPages({ related: { title, items }, styles }: RelatedPagesProps) {
  return (
    <nav id="related" className={styles.related} aria-label={title}>
      <p className={styles.more}>{title}</p>
      <PageList pages={items} styles={styles} />
    </nav>
  );
}
