import { z } from 'zod';
import { fact, group, list, text, whole } from '#src/i18n/fields.server.ts';
import { to } from '#src/content/describe/link-target.server.ts';
import { company } from '#src/content/describe/records.server.ts';
import {
  actions,
  alt,
  cardText,
  cardTitle,
  eyebrow,
  heading,
  lead,
  linkLabel,
  optionalLead,
  picture,
  related,
  serviceName,
  icon,
} from '#src/content/describe/section-fields.server.ts';

const titled = group({ title: cardTitle, text: cardText });
/** What is stored under a name that begins with `sample` was invented: `npm run check:launch` lists it. */
const sampleMinutes = (what: string) => fact(z.int().positive(), `minutes from the report ${what}; a sample`);

/** Kinds of sections that only the page `services-sla` has. */
export const servicesSlaKinds = {
  'night-watch': group({
    picture,
    alt,
    eyebrow: serviceName,
    title: text({ note: 'headline of the page', max: 40 }),
    lead,
    actions,
    company: whole(company),
  }),
  'response-targets': group({
    eyebrow,
    title: heading,
    lead,
    example: text({ note: 'name of the drawing; begins with "Example", as its times are samples', max: 70 }),
    axis: text({ note: 'what the axis of the drawing measures, and that it is logarithmic', max: 60 }),
    answered: text({ note: 'above a length of time: how soon a report is answered', max: 20 }),
    restored: text({ note: 'above a length of time: how soon the service is restored', max: 22 }),
    note: text({
      note: 'below the drawing: how the times are counted, and that they are no promise',
      max: 140,
    }),
    severities: list(
      group({
        title: text({ note: 'how severe a fault is', max: 20 }),
        text: text({ note: 'what such a fault is, one sentence', max: 80 }),
        sampleAnswered: sampleMinutes('until it is answered'),
        sampleSecond: sampleMinutes('until it is at the second level'),
        sampleThird: sampleMinutes('until it is at the third level'),
        sampleRestored: sampleMinutes('until the service is restored'),
      }),
      'faults by their severity, the most severe first',
    ),
    levels: text({ note: 'opens what each level does, on phones', max: 36 }),
    items: list(titled, 'the three levels that a fault climbs, the first one first'),
  }),
  agreement: group({
    eyebrow,
    title: heading,
    paragraphs: list(
      group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 600 }) }),
      'the paragraphs',
    ),
    more: text({ note: 'opens the second paragraph and those behind it, on phones', max: 48 }),
    sheet: text({ note: 'name of the document, at the head of its sheet', max: 40 }),
    example: text({ note: 'mark at the head of the sheet: its clauses are samples', max: 20 }),
    open: text({ note: 'opens the clauses of a chapter, on phones', max: 30 }),
    chapters: list(
      group({
        eyebrow,
        title: heading,
        lead: optionalLead,
        items: list(titled, 'the clauses; their numbers follow from their order'),
      }),
      'the chapters of the agreement; their ids are anchors',
    ),
    signatures: group({
      client: text({ note: 'below the line where the client signs', max: 30 }),
      company: text({ note: 'below the line where the company signs', max: 30 }),
    }),
  }),
  'monthly-report': group({
    eyebrow,
    title: heading,
    lead,
    more: text({
      note: 'opens the items without a figure, on phones: it names them',
      max: 52,
    }),
    report: text({ note: 'heading of the report', max: 30 }),
    example: text({ note: 'mark beside the heading of the report: its figures are samples', max: 20 }),
    items: list(
      group({
        title: cardTitle,
        text: cardText,
        sampleValue: text({ note: 'figure of the report with its sign', max: 10, optional: true }),
        sampleMeaning: text({ note: 'what the figure says, beside it', max: 60, optional: true }),
      }),
      'what reporting consists of; what has a figure stands in the report',
    ),
  }),
  'support-offers': group({
    eyebrow,
    title: heading,
    items: list(
      group({
        icon,
        to,
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what the offer includes',
        ),
        link: linkLabel,
      }),
      'the offers, from advice to full support',
    ),
  }),
  hotline: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        way: fact(
          z.enum(['phone', 'email', 'page']),
          'what the link does: call, write, or open the contact page',
        ),
        title: cardTitle,
        text: cardText,
        link: text({ note: 'text of the link', max: 40 }),
      }),
      'ways to reach support; the hotline is shown as large as the page is wide',
    ),
    request: group({ title: heading, lead, actions }),
    related,
    company: whole(company),
  }),
} as const;
