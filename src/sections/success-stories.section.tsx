import type { ReactNode } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';

type SuccessStoriesSectionProps = SectionContent<'success-stories'> & {
  /** The stories. */
  children: ReactNode;
};

/** What came of the service for clients. */
export function SuccessStoriesSection({ id, eyebrow, title, lead, children }: SuccessStoriesSectionProps) {
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      {children}
    </Section>
  );
}
