import type { ReactNode } from 'react';
import { styles } from './page-title.styles.ts';

type PageTitleProps = {
  section: string;
  /** The name of the service, which is the first line of the headline. */
  name: string;
  className: string;
  /** The headline. */
  children: ReactNode;
};

/** The headline of the page of a service. */
export function PageTitle({ section, name, className, children }: PageTitleProps) {
  return (
    <h1 id={`${section}-title`} className={className} tabIndex={-1}>
      <span className={styles.name}>{name} </span>
      {children}
    </h1>
  );
}
