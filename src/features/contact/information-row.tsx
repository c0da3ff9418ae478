import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './contact-information.styles.ts';

type InformationRowProps = {
  icon: ComponentProps<typeof Icon>['name'];
  title: string;
  children: ReactNode;
};

/** One way to reach the company. */
export function InformationRow({ icon, title, children }: InformationRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.sign}>
        <Icon name={icon} size="small" />
      </span>
      <div>
        <h3 className={styles.name}>{title}</h3>
        {children}
      </div>
    </div>
  );
}
