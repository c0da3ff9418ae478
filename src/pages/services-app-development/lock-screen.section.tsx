import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './lock-screen.styles.ts';

/** The end of the page: the question as a notice on a phone that lies there after the shift. */
export function LockScreenSection({
  id,
  time,
  sender,
  title,
  lead,
  actions,
  more,
  links,
}: SectionContent<'lock-screen'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <p className={styles.time}>
          <bdi dir="ltr">{time}</bdi>
        </p>
        <div className={styles.notice}>
          <p className={styles.sender}>{sender}</p>
          <h2 id={`${id}-title`} className={styles.title}>
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
        </div>
        <p id="related" className={styles.more}>
          {more}{' '}
          {links.map(({ id: link, to, label }) => (
            <Link key={link} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
        </p>
      </Reveal>
    </section>
  );
}
