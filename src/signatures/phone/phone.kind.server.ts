import { z } from 'zod';
import { cardText, cardTitle, heading, serviceOpening } from '#src/content/describe/section-fields.server.ts';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';

const onScreen = (what: string, max: number) => text(`on the drawn phone: ${what}; an example`, { max });

/** Opening of a page: a phone with a work order, and the hours without a signal. */
export const phoneKind = group({
  ...serviceOpening(),
  sampleScreen: group({
    order: onScreen('name of the work order', 24),
    state: onScreen('that there is no coverage', 20),
    waiting: onScreen('how many entries are kept', 28),
    place: onScreen('which turbine', 26),
    save: onScreen('button that keeps the entry, one word', 8),
  }),
  sampleTasks: list('the tasks of the work order', {
    isDone: fact('whether it is checked', z.boolean()),
    title: onScreen('a task', 22),
    text: onScreen('what was found, or what is to be done', 26),
  }),
  heading,
  example: text('below the heading: what the drawing and the times show; it begins with "Example"', {
    max: 120,
  }),
  connected: text('beside a time of day: there is a signal', { max: 24 }),
  disconnected: text('beside a time of day: there is none', { max: 24 }),
  moments: list('what the app does, in the order of the time', {
    sampleMinute: fact('the time of day, in minutes after midnight; a sample', z.int().min(0).max(1439)),
    isConnected: fact('whether there is a signal at that time', z.boolean()),
    title: cardTitle,
    text: cardText,
  }),
});
