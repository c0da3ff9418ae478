import type { ReactNode } from 'react';
import { styles } from './reveal.styles.ts';

type RevealProps = { className?: string; children: ReactNode };

/** Content that enters when a tenth of it is seen. What is in the first view, and every document as it is written, is simply there. */
export function Reveal({ className = '', children }: RevealProps) {
  return (
    <div className={`${styles.root} ${className}`} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}
