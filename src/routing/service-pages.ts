import choices from '#locales/shared/choices.json' with { type: 'json' };
import { type PageId, routes } from './routes.ts';

/** Services that the contact form offers, and that a link to it can choose (behavior §5). */
export const contactServices: readonly string[] = choices.contactServices;

type EndOf<Id> = Id extends `services-${infer End}` ? End : never;

/** A service that has a page of its own: what the id of the page ends with. */
export type ServiceId = EndOf<PageId>;

const PREFIX = 'services-';

/** Services that have a page of their own, in the order of the table of pages. */
export const serviceIds = Object.keys(routes)
  .filter((id) => id.startsWith(PREFIX))
  .map((id) => id.slice(PREFIX.length))
  .filter(hasServicePage);

/** Returns whether a service has a page of its own. */
export function hasServicePage<Id extends string>(service: Id): service is Id & ServiceId {
  return Object.hasOwn(routes, `${PREFIX}${service}`);
}
