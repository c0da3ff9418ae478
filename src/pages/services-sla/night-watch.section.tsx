import type { SectionContent } from '#src/content/content-types.ts';
import { phoneAddress } from '#src/routing/phone-address.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ServiceName } from '#src/ui/service-name.tsx';
import { styles } from './night-watch.styles.ts';

type NightWatchProps = SectionContent<'night-watch'>;

/** The first view: a camp at night where somebody answers, and the number to call. */
export function NightWatchSection({
  id,
  picture,
  alt,
  eyebrow,
  title,
  lead,
  actions,
  company,
}: NightWatchProps) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <Picture picture={picture} alt={alt} sizes="100vw" first />
      <div className={styles.text}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <ServiceName name={eyebrow} />
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} ground="dark" />
          <a className={styles.phone} href={phoneAddress(company.phone)}>
            <bdi dir="ltr">{company.phone}</bdi>
          </a>
        </p>
      </div>
    </section>
  );
}
