import { z } from 'zod';
import { formHead } from '#src/content/describe/form-fields.server.ts';
import { to } from '#src/content/describe/link-target.server.ts';
import { actions, beforeLinks, linkLabel, pageLinks } from '#src/content/describe/section-fields.server.ts';
import { fact, group, optionalGroup, text } from '#src/i18n/fields.server.ts';
import { addressAnswers } from '#src/routing/address-answers.ts';

const { tone, title, lead } = formHead;

/** The end of a page: what to do next, and where to read on. */
export const closingKind = group({
  tone,
  title,
  lead,
  blank: optionalGroup({
    asks: fact(z.enum(addressAnswers), 'what the answer is about; the message at Contact begins with it'),
    label: text({ note: 'label of a field for the answer of the visitor', max: 40 }),
    example: text({ note: 'an example in the empty field', max: 40 }),
  }),
  actions,
  next: optionalGroup({
    to,
    title: text({ note: 'said before the name of the next page', max: 40 }),
    label: linkLabel,
  }),
  related: optionalGroup({ title: beforeLinks, items: pageLinks }),
});
