import type { ComponentProps } from 'react';
import { Link } from '#src/routing/link.tsx';
import { Icon } from './icon.tsx';
import { styles } from './card-link.styles.ts';

type CardLinkProps = Omit<ComponentProps<typeof Link>, 'className'>;

/** The link of a card. It covers the card, which is positioned, with one ring around it. */
export function CardLink({ children, ...props }: CardLinkProps) {
  return (
    <Link {...props} className={styles.root}>
      {children}
      <Icon name="arrow" size="small" />
    </Link>
  );
}
