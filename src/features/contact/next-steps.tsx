import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './next-steps.styles.ts';

/** What happens once the message is sent, as ruled lines; only where the form can send one. */
export function NextSteps({ title, items }: SectionContent<'contact'>['next']) {
  const isService = import.meta.env.SITE.email.kind === 'service';
  return (
    <section className={isService ? styles.root : styles.rootWhereTaken} aria-labelledby="contact-next">
      <h2 id="contact-next" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {items.map(({ id, name, text }) => (
          <li key={id} className={styles.step}>
            <b className={styles.name}>{name}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
