import type { ReactNode } from 'react';
import { styles } from './fold.styles.ts';

type FoldProps = {
  /** What is below, on phones. */
  label: ReactNode;
  children: ReactNode;
};

/** Text that phones keep folded. Where there is room, and on paper, it is simply there. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.label}>{label}</summary>
      {children}
    </details>
  );
}

type NamedFoldProps = {
  name: ReactNode;
  className: string;
  children: ReactNode;
};

/** A heading that unfolds the text below it, at every width. */
export function NamedFold({ name, className, children }: NamedFoldProps) {
  return (
    <details className={styles.question}>
      <summary className={styles.name}>
        <h3 className={className}>{name}</h3>
      </summary>
      {children}
    </details>
  );
}
