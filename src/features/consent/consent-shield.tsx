import type { Ref } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { closeBanner, openConsent } from './consent-store.ts';
import { styles } from './consent-shield.styles.ts';

type ConsentShieldProps = { ref: Ref<HTMLButtonElement>; label: string; isOpen: boolean };

/** The round button that always brings the banner back. */
export function ConsentShield({ ref, label, isOpen }: ConsentShieldProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.root}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={isOpen ? closeBanner : () => openConsent('banner')}
    >
      <Icon name="shield" />
    </button>
  );
}
