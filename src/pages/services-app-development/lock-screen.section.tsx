import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { MoreLinks } from '#src/ui/more-links.tsx';
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
      <div className={styles.wrap}>
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
            <ActionLinks actions={actions} />
          </p>
        </div>
        <MoreLinks id="related" more={more} links={links} className={styles.more} />
      </div>
    </section>
  );
}
