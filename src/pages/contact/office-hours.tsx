import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { OfficeDay } from './office-day.tsx';
import { styles } from './office-hours.styles.ts';

type OfficeHoursProps = {
  hours: SectionContent<'contact'>['hours'];
  headquarters: { title: string; place: string };
};

/** When and where the company works: the day of each office, drawn on the clock of the headquarters. */
export function OfficeHours({ hours, headquarters }: OfficeHoursProps) {
  const { title, offices, open, noon, legend, support } = hours;
  return (
    <section className={styles.root} aria-labelledby="contact-hours">
      <h2 id="contact-hours" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.offices}>
        {offices.map(({ id, city, text, ahead }) => (
          <li key={id}>
            <p>
              <b className={styles.city}>{city}</b> <span className={styles.text}>{text}</span>
            </p>
            <OfficeDay open={open} ahead={ahead} noon={noon} />
          </li>
        ))}
      </ul>
      <p className={styles.legend}>{legend}</p>
      <p className={styles.support}>{support}</p>
      <div className={styles.place}>
        <Icon name="map-pin" size="small" />
        <h3 className={styles.name}>{headquarters.title}</h3>
        <p className={styles.value}>{headquarters.place}</p>
      </div>
    </section>
  );
}
