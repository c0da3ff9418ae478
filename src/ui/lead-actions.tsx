import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from './button.tsx';
import { styles } from './lead-actions.styles.ts';
import type { PageLinks } from './page-list.tsx';

type LeadActionsProps = {
  actions: PageLinks;
  ground?: 'light' | 'dark';
};

/** What can be done after a lead: a button, and beside it links in words. */
export function LeadActions({ actions, ground = 'light' }: LeadActionsProps) {
  return (
    <p className={styles.root}>
      {actions.map(({ id, to, label }, position) =>
        position === 0 ? (
          <ButtonLink key={id} to={to} variant={ground === 'dark' ? 'light' : 'primary'}>
            {label}
          </ButtonLink>
        ) : (
          <Link key={id} to={to} className={styles.link}>
            {label}
          </Link>
        ),
      )}
    </p>
  );
}
