import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './clients.styles.ts';

type ClientsSectionProps = SectionContent<'clients'> & {
  /** Name of a logo that leads to the client's site. */
  visitClient: (client: string) => string;
};

/** The strip of client logos, each leading to the client's site. */
export function ClientsSection({ id, eyebrow, lead, clients, visitClient }: ClientsSectionProps) {
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} title={eyebrow} lead={lead} />
      <ul className={styles.logos}>
        {clients.map(({ id: client, name, website }) => (
          <li key={client} className={styles.cell}>
            <a className={styles.link} href={website} rel="noopener" aria-label={visitClient(name)}>
              <img src={`/brand/clients/${client}.svg`} alt={name} width="160" height="56" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
