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
