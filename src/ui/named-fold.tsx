import type { ReactNode } from 'react';
import { styles } from './fold.styles.ts';

type NamedFoldProps = { name: string; className: string; children: ReactNode };

/** A heading and the text below it. Phones keep the text folded, and the heading unfolds it. */
export function NamedFold({ name, className, children }: NamedFoldProps) {
  return (
    <details className={styles.named}>
      <summary className={styles.name}>
        <h3 className={className}>{name}</h3>
      </summary>
      {children}
    </details>
  );
}
