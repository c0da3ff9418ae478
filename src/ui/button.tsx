import type { ReactNode } from 'react';
import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './button.styles.ts';

type ButtonLinkProps = {
  to: LinkTarget;
  variant: keyof typeof styles;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ to, variant, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles[variant]}>
      {children}
    </Link>
  );
}
