import { formHead, studies } from '#src/content/describe/section-fields.server.ts';
import { group, text } from '#src/i18n/fields.server.ts';

/** Case studies, each with its drawing and with what sets it apart. */
export const studiesKind = group({
  ...formHead,
  study: text({ note: 'link to the case study', max: 30 }),
  certificate: text({ note: 'link to the certificate: Performance certificate', max: 40 }),
  studies,
});
