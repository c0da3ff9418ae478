import type { SectionContent } from '#src/content/content-types.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './closing.styles.ts';

/** The end of a page: its question, and where to answer it. */
export function ClosingSection({ id, title, lead, actions }: SectionContent<'closing'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.grid}>
        <h2 id={`${id}-title`} className={styles.question}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          {actions.map(({ id: action, to, label }, position) => (
            <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </Reveal>
    </section>
  );
}
