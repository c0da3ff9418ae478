import type { ReactNode } from 'react';
import { styles } from './fold.styles.ts';

type NamedFoldProps = {
  name: ReactNode;
  className: string;
  /** What the name leads to, shown with it. */
  across?: ReactNode;
  children: ReactNode;
};

/** A heading and the text below it. Phones keep the text folded, and the heading unfolds it. */
export function NamedFold({ name, className, across, children }: NamedFoldProps) {
  return (
    <details className={styles.named}>
      <summary className={styles.name}>
        <h3 className={className}>{name}</h3>
        {across}
      </summary>
      {children}
    </details>
  );
}
