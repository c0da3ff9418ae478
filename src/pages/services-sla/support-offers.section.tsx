import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { styles } from './support-offers.styles.ts';

/** Offers that take on more and more: steps on one ground, each higher, wider and deeper in tone than the one before it. */
export function SupportOffersSection({ id, eyebrow, title, items }: SectionContent<'support-offers'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.heading}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} />
        </div>
        <ul className={styles.offers}>
          {items.map((offer) => (
            <li key={offer.id} className={styles.offer}>
              <NamedFold
                name={
                  <>
                    <Icon name={offer.icon} size="letter" />
                    {offer.title}
                  </>
                }
                className={styles.name}
              >
                <p className={styles.text}>{offer.text}</p>
                <ul className={styles.features}>
                  {offer.features.map((feature) => (
                    <li key={feature.id}>{feature.text}</li>
                  ))}
                </ul>
              </NamedFold>
              <Link to={offer.to} className={styles.link}>
                {offer.link}
                <Icon name="arrow" size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
