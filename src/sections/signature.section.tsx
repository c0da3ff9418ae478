import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { MaturityDrawing } from './signature/maturity.drawing.tsx';

type SignatureProps = SectionContent<'signature'>;

/** The drawing that only this page shows, with its heading. */
export function SignatureSection({ id, drawing, eyebrow, title, lead, items }: SignatureProps) {
  return (
    <Section id={id} tone="ink">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      {draw(drawing, items)}
    </Section>
  );
}

function draw(drawing: SignatureProps['drawing'], items: SignatureProps['items']) {
  switch (drawing) {
    case 'maturity':
      return <MaturityDrawing items={items} />;
    default:
      return drawing satisfies never;
  }
}
