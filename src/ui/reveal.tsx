import { type ReactNode, useEffect, useRef } from 'react';
import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '#src/config/constants.ts';
import { styles } from './reveal.styles.ts';

type RevealProps = { className?: string; children: ReactNode };

/** Content that enters when a tenth of it is seen. What is in the first view, and every document as it is written, is simply there. */
export function Reveal({ className = '', children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current === null ? undefined : revealWhenSeen(element.current)), []);
  return (
    <div ref={element} className={`${styles.root} ${className}`}>
      {children}
    </div>
  );
}

/** Hides an element that is below the fold until a tenth of it is seen (spec §4). Returns what ends the watch. */
function revealWhenSeen(element: HTMLElement) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || element.getBoundingClientRect().top < innerHeight) return undefined;
  element.dataset['reveal'] = 'waiting';
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      element.dataset['reveal'] = 'shown';
      observer.disconnect();
    },
    { threshold: REVEAL_THRESHOLD, rootMargin: REVEAL_ROOT_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
