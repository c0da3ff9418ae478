import { Link } from '#src/routing/link.tsx';
import type { PageLinks } from './page-list.tsx';
import { styles } from './action-links.styles.ts';
import { styles as buttons } from './button.styles.ts';

type ActionLinksProps = {
  actions: PageLinks;
  /** True if the section has another button: then all actions are links. */
  areAllLinks?: boolean;
};

/** Actions of a section: the first as a button, the others as text links. */
export function ActionLinks({ actions, areAllLinks = false }: ActionLinksProps) {
  return actions.map(({ id, to, label }, position) => (
    <Link key={id} to={to} className={position === 0 && !areAllLinks ? buttons.main : styles.link}>
      {label}
    </Link>
  ));
}

/** Actions below a lead. */
export function LeadActions(props: ActionLinksProps) {
  return (
    <p className={styles.root}>
      <ActionLinks {...props} />
    </p>
  );
}
