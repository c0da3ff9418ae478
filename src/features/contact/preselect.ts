import { contactServices } from '#src/routing/contact-services.ts';
import { type ContactValues, industryIds } from './contact-fields.ts';

/** The options that a query names, `?service=infrastructure&industry=retail`. Unknown ones are left out. */
export function readPreselection(query: string): Partial<Pick<ContactValues, 'industry' | 'service'>> {
  const wanted = new URLSearchParams(query);
  const industry = industryIds.find((id) => id === wanted.get('industry'));
  const service = contactServices.find((id) => id === wanted.get('service'));
  return { ...(industry === undefined ? {} : { industry }), ...(service === undefined ? {} : { service }) };
}
