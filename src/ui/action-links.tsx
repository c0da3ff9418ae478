import { Link } from '#src/routing/link.tsx';
import type { PageLinks } from './page-list.tsx';
import { styles } from './action-links.styles.ts';
import { styles as buttons } from './button.styles.ts';

type ActionLinksProps = {
  actions: PageLinks;
  /** Whether the button of the section is another one, so that all are links. */
  areAllLinks?: boolean;
};

/** What a section leads to: the first by a button, the others by links in words. */
export function ActionLinks({ actions, areAllLinks = false }: ActionLinksProps) {
  return actions.map(({ id, to, label }, position) => (
    <Link key={id} to={to} className={position === 0 && !areAllLinks ? buttons.main : styles.link}>
      {label}
    </Link>
  ));
}

/** What can be done after a lead. */
export function LeadActions(props: ActionLinksProps) {
  return (
    <p className={styles.root}>
      <ActionLinks {...props} />
    </p>
  );
}
