import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './contact-form.styles.ts';

/** What happens after a message is sent, also by e-mail. The first step shows only if the form can send. */
export function NextSteps({ title, outcome, items }: SectionContent<'contact'>['next']) {
  const isService = import.meta.env.SITE.email.kind !== 'mailbox';
  return (
    <section className={styles.next} aria-labelledby="contact-next">
      <h2 id="contact-next" className={styles.nextTitle}>
        {title}
      </h2>
      <ol>
        <li className={isService ? styles.stepWithScript : styles.stepWhereTaken}>
          <b className={styles.name}>{outcome.name}</b> {outcome.text}
        </li>
        {items.map(({ id, name, text }) => (
          <li key={id} className={styles.step}>
            <b className={styles.name}>{name}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
