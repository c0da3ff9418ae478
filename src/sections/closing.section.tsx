import type { SectionContent } from '#src/content/content-types.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SignalLines } from '#src/ui/signal-lines.tsx';
import { styles } from './closing.styles.ts';

/** The call to action at the end of a page. */
export function ClosingSection({ id, title, lead, actions }: SectionContent<'closing'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <SignalLines place="closing" />
      <Reveal className={styles.split}>
        <SectionHeading section={id} title={title} lead={lead} />
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
