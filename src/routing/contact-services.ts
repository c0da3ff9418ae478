import choices from '#locales/shared/choices.json' with { type: 'json' };

/** Services that the contact form offers, and that a link to it can choose (behavior §5). */
export const contactServices: readonly string[] = choices.contactServices;
