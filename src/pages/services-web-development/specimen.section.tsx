import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './specimen.styles.ts';

/** Services as a specimen of type: each name is set larger than the one before it, as there is more to it. */
export function SpecimenSection({ id, title, more, items }: SectionContent<'specimen'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {items.map((service) => (
            <li key={service.id} className={styles.service}>
              <h3 className={styles.name}>
                <Icon name={service.icon} size="letter" />
                {service.title}
              </h3>
              <div className={styles.words}>
                <p className={styles.text}>{service.text}</p>
                <Fold label={more}>
                  <ul className={styles.features}>
                    {service.features.map((feature) => (
                      <li key={feature.id}>{feature.text}</li>
                    ))}
                  </ul>
                  {service.to === undefined ? null : (
                    <Link to={service.to} className={styles.link}>
                      {service.link}
                    </Link>
                  )}
                </Fold>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
