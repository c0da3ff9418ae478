import type { ReactNode } from 'react';

type SnapRowProps = {
  /** Its styles begin with `snapRow` of the theme. */
  className: string;
  /** Id of the heading that names the list. */
  labelledBy: string;
  isOrdered?: boolean;
  children: ReactNode;
};

/** A list that phones show as a row to push aside; there the keyboard reaches it, too. */
export function SnapRow({ className, labelledBy, isOrdered = false, children }: SnapRowProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className} tabIndex={0} aria-labelledby={labelledBy}>
      {children}
    </List>
  );
}
