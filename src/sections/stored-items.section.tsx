import { appliesTo } from '#src/config/site.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styles } from './stored-items.styles.ts';

/** What the browser stores: a table; on small screens each entry is a block. */
export function StoredItemsSection({ id, title, show, headings, items }: SectionContent<'stored-items'>) {
  const stored = items.filter((item) => appliesTo(import.meta.env.SITE, item));
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Fold label={show}>
          <table className={styles.table} aria-labelledby={`${id}-title`}>
            <thead className={styles.head}>
              <tr>
                <th scope="col">{headings.name}</th>
                <th scope="col">{headings.kind}</th>
                <th scope="col">{headings.purpose}</th>
                <th scope="col">{headings.duration}</th>
              </tr>
            </thead>
            <tbody>
              {stored.map((item) => (
                <tr key={item.id} className={styles.row}>
                  <th scope="row" className={styles.name}>
                    <bdi>{item.name}</bdi>
                  </th>
                  {(['kind', 'purpose', 'duration'] as const).map((column) => (
                    <td key={column} className={styles.cell} data-heading={headings[column]}>
                      {item[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      </div>
    </section>
  );
}
