import type { MouseEvent } from 'react';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { describeNothing } from './describe-answer.ts';
import { styles } from './search-panel.styles.ts';

type NoResultsProps = { query: string; onFollow: (event: MouseEvent<HTMLAnchorElement>) => void };

/** Says that nothing is found, and where to go on. */
export function NoResults({ query, onFollow }: NoResultsProps) {
  const t = useTranslate('search');
  const links: [MenuPageId, string][] = [
    ['services', t('links.services')],
    ['case-studies', t('links.caseStudies')],
    ['faq', t('links.faq')],
    ['contact', t('links.contact')],
  ];
  return (
    <div className={styles.panel}>
      <p className={styles.nothing}>{describeNothing(query, t)}</p>
      <p className={styles.advice}>{t('advice')}</p>
      <ul className={styles.links}>
        {links.map(([page, label]) => (
          <li key={page}>
            <Link className={styles.link} to={{ page }} onClick={onFollow}>
              {label}
              <Icon name="arrow" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
