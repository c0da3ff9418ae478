import { Link } from '#src/routing/link.tsx';
import type { PageLinks } from './page-list.tsx';
import { ButtonLink } from './button.tsx';
import { styles } from './action-links.styles.ts';

type ActionLinksProps = {
  actions: PageLinks;
  ground?: keyof typeof mainButtons;
  /** Whether the button of the section is another one, so that all are links. */
  areAllLinks?: boolean;
};

/** The main button of a section, by its ground. */
export const mainButtons = { light: 'primary', dark: 'light' } as const;

/** What a section leads to: the first by a button, the others by links in words. */
export function ActionLinks({ actions, ground = 'light', areAllLinks = false }: ActionLinksProps) {
  return actions.map(({ id, to, label }, position) =>
    position === 0 && !areAllLinks ? (
      <ButtonLink key={id} to={to} variant={mainButtons[ground]}>
        {label}
      </ButtonLink>
    ) : (
      <Link key={id} to={to} className={styles.link}>
        {label}
      </Link>
    ),
  );
}

/** What can be done after a lead. */
export function LeadActions(props: ActionLinksProps) {
  return (
    <p className={styles.root}>
      <ActionLinks {...props} />
    </p>
  );
}
