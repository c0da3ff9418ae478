import type { ReactNode } from 'react';
import { styles } from './fold.styles.ts';

type FoldProps = {
  /** Label of the content, on phones. */
  label: ReactNode;
  children: ReactNode;
};

/** Content that phones fold; wider screens and print always show it. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.label}>{label}</summary>
      {children}
    </details>
  );
}
