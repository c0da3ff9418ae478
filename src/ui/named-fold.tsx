import type { ReactNode } from 'react';
import { styles } from './fold.styles.ts';

type NamedFoldProps = {
  name: string;
  className: string;
  /** What the name leads to, shown with it. */
  across?: ReactNode;
  children: ReactNode;
};

/**
 * A heading and the text below it. Phones keep the text folded, and the heading unfolds it. Where the text is simply
 * there the heading is no control, so that nothing calls what is seen collapsed.
 */
export function NamedFold({ name, className, across, children }: NamedFoldProps) {
  const heading = (
    <>
      <h3 className={className}>{name}</h3>
      {across}
    </>
  );
  return (
    <details className={styles.root}>
      <summary className={styles.name}>{heading}</summary>
      <div className={styles.plain}>{heading}</div>
      {children}
    </details>
  );
}
