import choices from '#locales/shared/choices.json' with { type: 'json' };
import { type PageId, routes } from './routes.ts';

/** Services that the contact form offers, and that a link can preselect (behavior §5). */
export const contactServices: readonly string[] = choices.contactServices;

type EndOf<Id> = Id extends `services-${infer End}` ? End : never;

/** A service with its own page: the end of the page's id. */
export type ServiceId = EndOf<PageId>;

const PREFIX = 'services-';

/** Services with their own page, in table order. */
export const serviceIds = Object.keys(routes)
  .filter((id) => id.startsWith(PREFIX))
  .map((id) => id.slice(PREFIX.length))
  .filter(hasServicePage);

/** Returns whether a service has its own page. */
export function hasServicePage<Id extends string>(service: Id): service is Id & ServiceId {
  return Object.hasOwn(routes, `${PREFIX}${service}`);
}
