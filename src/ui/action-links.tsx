import { Link } from '#src/routing/link.tsx';
import type { PageLinks } from './page-list.tsx';
import { ButtonLink } from './button.tsx';
import { styles } from './action-links.styles.ts';

/** Looks of the main button of a section and of the others, by its ground. */
export const actionVariants = { light: ['primary', 'quiet'], dark: ['light', 'ghost'] } as const;

type ActionLinksProps = {
  actions: PageLinks;
  ground?: 'light' | 'dark';
  /** Whether the first is the main button of its section; otherwise all are quiet. */
  isMain?: boolean;
};

/** The buttons of a section: the first is the main one, the others are quieter. */
export function ActionLinks({ actions, ground = 'light', isMain = true }: ActionLinksProps) {
  const [main, other] = actionVariants[ground];
  return actions.map(({ id, to, label }, position) => (
    <ButtonLink key={id} to={to} variant={isMain && position === 0 ? main : other}>
      {label}
    </ButtonLink>
  ));
}

/** What can be done after a lead: a button, and beside it links in words. */
export function LeadActions({ actions, ground = 'light' }: Omit<ActionLinksProps, 'isMain'>) {
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
