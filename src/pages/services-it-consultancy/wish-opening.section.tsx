import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { styles } from './wish-opening.styles.ts';

const NUMBER = /(\d+)/;

/** The first view: a sentence whose two numbers are the page. */
export function WishOpeningSection({ id, eyebrow, title, lead, actions }: SectionContent<'wish-opening'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        <span className={styles.name}>{eyebrow} </span>
        {title.split(NUMBER).map((part) =>
          NUMBER.test(part) ? (
            <span key={part} className={styles.number}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </h1>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          {actions.map(({ id: action, to, label }, position) =>
            position === 0 ? (
              <ButtonLink key={action} to={to} variant="primary">
                {label}
              </ButtonLink>
            ) : (
              <Link key={action} to={to} className={styles.link}>
                {label}
              </Link>
            ),
          )}
        </p>
      </div>
    </section>
  );
}
