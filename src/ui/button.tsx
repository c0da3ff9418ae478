import type { ReactNode } from 'react';
import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './button.styles.ts';

type ButtonLinkProps = {
  to: LinkTarget;
  look: keyof typeof styles;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ to, look, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles[look]}>
      {children}
    </Link>
  );
}
