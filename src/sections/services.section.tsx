import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './services.styles.ts';

/** Services in columns or rows: icon, name and what each includes. */
export function ServicesSection(section: SectionContent<'services'>) {
  const { layout = 'columns', items } = section;
  return (
    <Section {...section}>
      <ul className={styles[layout]} data-layout={layout}>
        {items.map(({ id, icon, title, text, features, to, link }) => (
          <li key={id} id={id} className={styles.card}>
            <h3 className={styles.name}>
              <Icon name={icon} size="large" />
              {title}
            </h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature.id}>{feature.text}</li>
              ))}
            </ul>
            {to === undefined ? null : (
              <Link to={to} className={styles.link}>
                {link}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
