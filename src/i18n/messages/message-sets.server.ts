import { carouselMessages } from './carousel.server.ts';
import { consentMessages } from './consent.server.ts';
import { contactMessages } from './contact.server.ts';
import { faqMessages } from './faq.server.ts';
import type { GroupField } from '#src/i18n/fields.server.ts';
import { uiMessages } from './ui.server.ts';
import type { Namespace } from '#src/i18n/message-keys.ts';
import { searchMessages } from './search.server.ts';

/** Description of each namespace's bundle. */
export const messageSets = {
  ui: uiMessages,
  contact: contactMessages,
  consent: consentMessages,
  carousel: carouselMessages,
  search: searchMessages,
  faq: faqMessages,
} satisfies Record<Namespace, GroupField>;
