import { carouselMessages } from './carousel-messages.server.ts';
import { consentMessages } from './consent-messages.server.ts';
import { contactMessages } from './contact-messages.server.ts';
import type { GroupField } from './fields.server.ts';
import { messages } from './messages.server.ts';
import type { Namespace } from './namespaces.ts';
import { searchMessages } from './search-messages.server.ts';

/** What the bundle of each namespace holds. */
export const messageSets = {
  ui: messages,
  contact: contactMessages,
  consent: consentMessages,
  carousel: carouselMessages,
  search: searchMessages,
} satisfies Record<Namespace, GroupField>;
