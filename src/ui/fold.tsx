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
  /** Whether the text is folded where there is room for it, too. */
  isQuestion?: boolean;
  /** What the name leads to, shown with it. */
  across?: ReactNode;
  children: ReactNode;
};

/** A heading and the text below it. Phones keep the text folded, and the heading unfolds it; a question is folded at every width. */
export function NamedFold({ name, className, isQuestion = false, across, children }: NamedFoldProps) {
  return (
    <details className={isQuestion ? styles.question : styles.named}>
      <summary className={styles.name}>
        <h3 className={className}>{name}</h3>
        {across}
      </summary>
      {children}
    </details>
  );
}
