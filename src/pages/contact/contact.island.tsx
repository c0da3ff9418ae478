import { ContactForm } from '#src/features/contact/contact-form.tsx';
import { ContactInformation } from '#src/features/contact/contact-information.tsx';
import { loadToasts, showToast } from '#src/features/toasts/show-toast.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { SectionProps } from '#src/sections/section-props.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './contact.styles.ts';

/** The form, with every other way to reach the company beside it. */
export function ContactIsland({ section }: SectionProps<'contact'>) {
  const t = useTranslate('contact');
  const { id, title, lead, details, hours, company } = section;
  const labels = { region: t('toasts.region'), dismiss: t('toasts.dismiss') };
  return (
    <Section id={id} tone="paper">
      <div className={styles.split}>
        <div className={styles.form}>
          <SectionHeading section={id} title={title} lead={lead} />
          <ContactForm
            recipient={{ name: company.name, email: company.email }}
            onTouch={loadToasts}
            onNotice={(notice) => showToast(notice, labels)}
          />
        </div>
        <ContactInformation title={details} company={company} hours={hours} />
      </div>
    </Section>
  );
}
