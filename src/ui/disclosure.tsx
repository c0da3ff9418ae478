import type { ReactNode } from 'react';
import { styles } from './disclosure.styles.ts';

type DisclosureProps = {
  /** Id of the panel; the button's id is derived from it. */
  id: string;
  level: 3 | 4;
  variant: 'row' | 'text';
  title: ReactNode;
  /** Id of the heading that the panel is about, if the title does not name it. */
  about?: string;
  /** True if it is initially open. */
  isOpen?: boolean;
  children: ReactNode;
};

/**
 * A heading that shows and hides the content below it. `watchDisclosures` handles its button; an anchor on an element
 * around it with `data-discloses` opens it.
 */
export function Disclosure({ id, level, variant, title, about, isOpen = false, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  const button = about === undefined ? undefined : `${id}-button`;
  return (
    <>
      <Heading>
        <button
          type="button"
          id={button}
          className={styles[variant]}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-labelledby={button && `${button} ${about}`}
          data-disclosure={isOpen ? 'open' : ''}
          suppressHydrationWarning
        >
          {title}
          <span className={styles.sign} />
        </button>
      </Heading>
      <div id={id} className={styles.panel} suppressHydrationWarning>
        <div className={styles.content}>{children}</div>
      </div>
    </>
  );
}
