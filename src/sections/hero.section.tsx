import type { SectionContent } from '#src/content/content-types.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { styles } from './hero.styles.ts';

/** The first view of a page: a picture with the headline on its calm side. */
export function HeroSection({
  id,
  picture,
  alt,
  eyebrow,
  title,
  lead,
  actions = [],
}: SectionContent<'hero'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <Picture picture={picture} alt={alt} sizes="100vw" first />
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {actions.length === 0 ? null : (
          <p className={styles.actions}>
            {actions.map(({ id: action, to, label }, position) => (
              <ButtonLink key={action} to={to} variant={position === 0 ? 'light' : 'ghost'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
