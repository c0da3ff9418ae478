import type { ReactNode } from 'react';
import { styles } from './fold.styles.ts';

type NamedFoldProps = { name: string; className: string; children: ReactNode };

/** A name and the text below it. Phones keep the text folded, and the name unfolds it. */
export function NamedFold({ name, className, children }: NamedFoldProps) {
  return (
    <>
      <h3 className={`${styles.heading} ${className}`}>{name}</h3>
      <details className={styles.root}>
        <summary className={styles.name}>{name}</summary>
        {children}
      </details>
    </>
  );
}
