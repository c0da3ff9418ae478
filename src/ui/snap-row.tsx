import type { ReactNode } from 'react';

type SnapRowProps = {
  /** Class whose styles are based on `snapRow`. */
  className: string;
  /** Id of the heading that labels the list. */
  labelledBy: string;
  isOrdered?: boolean;
  children: ReactNode;
};

/** A list that phones scroll sideways; focusable, so that the keyboard can scroll it. */
export function SnapRow({ className, labelledBy, isOrdered = false, children }: SnapRowProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className} tabIndex={0} aria-labelledby={labelledBy}>
      {children}
    </List>
  );
}
