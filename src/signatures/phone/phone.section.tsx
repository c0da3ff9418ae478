import type { SectionContent } from '#src/content/content-types.ts';
import { formatTime } from '#src/i18n/format-time.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PageOpening } from '#src/ui/page-title.tsx';
import { phone } from './measures.ts';
import { PhoneScreen } from './phone-screen.tsx';
import { styles } from './phone.styles.ts';

/** The first view: a phone above the timeline of a morning, which is broken while there is no signal. */
export function PhoneSection(section: SectionContent<'phone'>) {
  const { id, heading, example, connected, disconnected, moments } = section;
  const language = useLanguage();
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <PageOpening section={section} isStacked />
        <div className={styles.drawing}>
          <svg viewBox={`-4 -4 ${phone.width + 8} ${phone.height - 20}`} aria-hidden="true">
            <PhoneScreen sampleScreen={section.sampleScreen} sampleTasks={section.sampleTasks} />
          </svg>
        </div>
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.example}>{example}</p>
        </div>
        <ol className={styles.moments}>
          {moments.map(({ id: moment, sampleMinute, isConnected, title: name, text }) => (
            <li key={moment} className={isConnected ? styles.connected : styles.disconnected}>
              <p className={styles.time}>
                <bdi>{formatTime(language, new Date(Date.UTC(1970, 0, 1, 0, sampleMinute)), 'UTC')}</bdi>{' '}
                <span className={styles.state}>{isConnected ? connected : disconnected}</span>
              </p>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
