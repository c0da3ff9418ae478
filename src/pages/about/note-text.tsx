import type { ReactNode } from 'react';
import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './note-text.styles.ts';

type NoteTextProps = {
  className: string;
  children: ReactNode;
  to: LinkTarget | undefined;
  link: string | undefined;
};

/** What a note says, and below it where to read on. */
export function NoteText({ className, children, to, link }: NoteTextProps) {
  return (
    <div className={className}>
      <p>{children}</p>
      {to === undefined ? null : (
        <p>
          <Link to={to} className={styles.link}>
            {link}
          </Link>
        </p>
      )}
    </div>
  );
}
