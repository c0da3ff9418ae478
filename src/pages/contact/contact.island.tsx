import { useLayoutEffect, useRef } from 'react';
import { ContactForm } from '#src/features/contact/contact-form.tsx';
import { ContactWays } from '#src/features/contact/contact-ways.tsx';
import { FormLead } from '#src/features/contact/form-lead.tsx';
import { NextSteps } from '#src/features/contact/next-steps.tsx';
import { readDraft } from '#src/features/contact/stored-draft.ts';
import { convertMapPress } from '#src/features/map/pressed-place.ts';
import { loadToasts, showToast } from '#src/features/toasts/show-toast.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { readParameters } from '#src/routing/address-parameters.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { Section } from '#src/ui/section.tsx';
import { OfficeHours } from './office-hours.tsx';
import { styles } from './contact.styles.ts';

/** All ways to reach the company: directly and with the form. */
export function ContactIsland(section: SectionContent<'contact'>) {
  const t = useTranslate('contact');
  const { id, title, lead, details, support, next, hours, company } = section;
  const form = useRef<HTMLDivElement>(null);
  // Before the form reads the query.
  useLayoutEffect(() => {
    const parameters = readParameters();
    const named = convertMapPress(parameters);
    if (named !== parameters)
      history.replaceState(history.state, '', `${location.pathname}#${named.slice(1)}`);
    // Scrolls to the form once if the URL contains a new answer.
    if (location.hash.includes('=') && readDraft()?.query !== readParameters())
      form.current?.scrollIntoView();
  }, []);
  const labels = { region: t('toasts.region'), dismiss: t('toasts.dismiss') };
  return (
    <Section id={id}>
      <div className={styles.root}>
        <ContactWays title={details} support={support} company={company} />
        <div ref={form} className={styles.form}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <FormLead t={t} recipient={company} lead={lead} />
          <ContactForm
            recipient={company}
            onTouch={loadToasts}
            onNotice={(notice) => showToast(notice, labels)}
            // Otherwise a reload would fill in the form again.
            onSent={() => history.replaceState(history.state, '', location.pathname)}
          />
        </div>
        <OfficeHours
          hours={hours}
          headquarters={{ title: t('information.headquarters'), place: company.seat }}
        />
        <NextSteps {...next} />
      </div>
    </Section>
  );
}
