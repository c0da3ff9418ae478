import { BASE_PATH } from '#src/config/base-path.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { styles } from './clients.styles.ts';

/** A row of client logos with links to their sites, below a shared lead. */
export function ClientsSection({ id, eyebrow, lead, clients }: SectionContent<'clients'>) {
  const t = useTranslate();
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={lead === undefined ? styles.line : styles.withLead}>
        <header className={styles.heading}>
          <h2 id={`${id}-title`} className={styles.title}>
            {eyebrow}
          </h2>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </header>
        <ul className={styles.logos}>
          {clients.map(({ id: client, name, website }) => (
            <li key={client}>
              <a
                className={styles.link}
                href={website}
                rel="noopener"
                aria-label={t('clients.visit', { client: name })}
              >
                <img
                  src={`${BASE_PATH}/brand/clients/${client}.svg`}
                  alt={name}
                  width="160"
                  height="56"
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
