import type { ReactNode } from 'react';
import { styles } from './contact-ways.styles.ts';

/** One way to reach the company. */
export function ContactWay({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <h2 className={styles.name}>{title}</h2>
      {children}
    </div>
  );
}
