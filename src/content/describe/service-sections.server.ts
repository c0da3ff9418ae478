import { z } from 'zod';
import { fact, group, island, list, optionalFact, optionalList, text } from '#src/i18n/fields.server.ts';
import {
  cardText,
  cardTitle,
  eyebrow,
  heading,
  icon,
  iconCards,
  optionalAnchor,
  optionalEyebrow,
  optionalLead,
  optionalLinkLabel,
  optionalTo,
} from './section-fields.server.ts';
import { storyServices } from './story-services.ts';

const titled = group({ title: cardTitle, text: cardText });

/** The drawings that only one page of the site shows: its signature. */
const drawings = [
  'backhaul',
  'browser',
  'dashboard',
  'device',
  'escalation',
  'loop',
  'maturity',
  'roadmap',
  'stack',
] as const;

/** Kinds of sections that pages about services and industries are made of. */
export const serviceSectionKinds = {
  statement: group({
    emblem: optionalFact(z.enum(['signal-bars']), 'small animated drawing beside the heading'),
    eyebrow,
    title: heading,
    paragraphs: list(
      group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 600 }) }),
      'the paragraphs',
    ),
  }),
  tiles: group({ eyebrow, title: heading, lead: optionalLead, items: iconCards }),
  'service-cards': group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        icon,
        anchor: optionalAnchor,
        to: optionalTo,
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what the service includes',
        ),
        link: optionalLinkLabel,
      }),
      'the services',
    ),
  }),
  features: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(titled, 'key features or challenges, in a grid with hairlines'),
  }),
  benefits: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(titled, 'what the client gains, as a list on a dark ground'),
  }),
  process: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        title: cardTitle,
        text: cardText,
        steps: optionalList(
          group({ text: text({ note: 'one step, a few words without a full stop', max: 60 }) }),
          'what is done in the phase',
        ),
      }),
      'the phases; their two-digit numbers follow from their order',
    ),
  }),
  signature: group({
    drawing: fact(z.enum(drawings), 'drawing that only this page shows'),
    eyebrow: optionalEyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        title: text({ note: 'label in the drawing', max: 40 }),
        text: text({ note: 'what it means, one sentence', max: 140, optional: true }),
      }),
      'the parts of the drawing, in reading order',
    ),
  }),
  'contact-methods': group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        icon,
        way: fact(
          z.enum(['phone', 'email', 'page']),
          'what the link does: call, write, or open the contact page',
        ),
        title: cardTitle,
        text: cardText,
        link: text({ note: 'text of the link', max: 40 }),
      }),
      'ways to reach support',
    ),
  }),
  'success-stories': island({
    service: fact(z.enum(storyServices), 'key of the stories in records/success-stories.json'),
    eyebrow,
    title: heading,
    lead: optionalLead,
  }),
  sectors: group({
    title: heading,
    lead: optionalLead,
    items: list(
      group({
        icon,
        to: optionalTo,
        title: cardTitle,
        text: cardText,
        points: list(
          group({ text: text({ note: 'one thing that we do there, a few words', max: 70 }) }),
          'what we do in the industry',
        ),
        link: optionalLinkLabel,
      }),
      'the industries; the id of each is its anchor',
    ),
  }),
} as const;
