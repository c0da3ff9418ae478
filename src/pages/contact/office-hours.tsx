import type { SectionContent } from '#src/content/content-types.ts';
import { useHourNames } from './use-hour-names.ts';
import { OfficeDays } from './office-days.tsx';
import { styles } from './office-hours.styles.ts';

type OfficeHoursProps = {
  hours: SectionContent<'contact'>['hours'];
  headquarters: { title: string; place: string };
};

/** When and where the company works: as text in the local time of each city, and as one day of the headquarters. */
export function OfficeHours({ hours, headquarters }: OfficeHoursProps) {
  // The city nearest to most readers comes first; the list wraps around.
  const first = hours.offices.findIndex(({ id }) => id === hours.first);
  const offices = [...hours.offices.slice(first), ...hours.offices.slice(0, first)];
  const { nameRange } = useHourNames();
  const { from, to } = hours.open;
  return (
    <section className={styles.root} aria-labelledby="contact-hours">
      <h2 id="contact-hours" className={styles.title}>
        {hours.title}
      </h2>
      <p className={styles.text}>{hours.days}</p>
      <ul className={styles.offices}>
        {offices.map(({ id, city, ahead }) => (
          <li key={id}>
            <b className={styles.city}>{city}</b> {nameRange(from + ahead, to + ahead)}
          </li>
        ))}
      </ul>
      <OfficeDays {...hours} offices={offices} />
      <p className={styles.text}>{hours.winter}</p>
      <p>
        <b className={styles.city}>{headquarters.title}</b> {headquarters.place}
      </p>
    </section>
  );
}
