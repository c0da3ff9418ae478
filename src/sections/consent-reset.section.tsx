import type { SectionContent } from '#src/content/content-types.ts';
import { Section } from '#src/ui/section.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { styles } from './consent-reset.styles.ts';

/** Lets the visitor choose anew. The shell, which shows the consent panel, listens to buttons of this attribute. */
export function ConsentResetSection({ id, title, lead, button }: SectionContent<'consent-reset'>) {
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} title={title} lead={lead} />
      <button type="button" className={styles.button} data-consent-reset="">
        {button}
      </button>
    </Section>
  );
}
