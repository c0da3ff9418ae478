import type { ReactNode } from 'react';
import { Link } from '#src/routing/link.tsx';
import type { PageId } from '#src/routing/routes.ts';
import { styles } from './button.styles.ts';

type ButtonLinkProps = {
  to: { page: PageId; anchor?: string | undefined };
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
