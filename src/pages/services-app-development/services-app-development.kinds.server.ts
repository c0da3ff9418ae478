import { z } from 'zod';
import { fact, group, list, text } from '#src/i18n/fields.server.ts';
import {
  actions,
  alt,
  beforeLinks,
  cardText,
  cardTitle,
  heading,
  lead,
  pageLinks,
  picture,
  serviceName,
} from '#src/content/describe/section-fields.server.ts';

const titled = group({ title: cardTitle, text: cardText });
const onScreen = (what: string, max: number) =>
  text({ note: `on the drawn phone: ${what}; an example`, max });

/** Kinds of sections that only the page `services-app-development` has. */
export const servicesAppDevelopmentKinds = {
  'app-in-hand': group({
    eyebrow: serviceName,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    actions,
    example: text({ note: 'mark of the drawing: what the phones show is an example', max: 60 }),
    sampleScreen: group({
      order: onScreen('name of the work order', 24),
      state: onScreen('that there is no coverage', 20),
      waiting: onScreen('how many entries are kept', 28),
      place: onScreen('which turbine', 26),
      save: onScreen('button that keeps the entry, one word', 8),
    }),
    sampleTasks: list(
      group({
        isDone: fact(z.boolean(), 'whether it is checked'),
        title: onScreen('a task', 22),
        text: onScreen('what was found, or what is to be done', 26),
      }),
      'the tasks of the work order',
    ),
    field: group({
      title: heading,
      lead,
      items: list(titled, 'notes to the drawing; their numbers follow from their order'),
    }),
  }),
  'task-rows': group({
    title: heading,
    example: text({ note: 'mark: what the screens show is an example', max: 60 }),
    items: list(
      group({
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what the app includes',
        ),
        sampleTask: text({ note: 'on the drawn screen: what it is about; an example', max: 26 }),
        sampleAnswer: text({ note: 'on the drawn screen: what it says; an example', max: 34 }),
        sampleAction: text({ note: 'on the drawn screen: the button; an example', max: 18 }),
      }),
      'the kinds of apps, each with a task on its screen',
    ),
  }),
  'entry-log': group({
    picture,
    alt,
    title: heading,
    lead: text({ note: 'what the log follows; it begins with "Example"', max: 120 }),
    connected: text({ note: 'in the key of the line: there is a signal', max: 24 }),
    disconnected: text({ note: 'in the key of the line: there is none', max: 24 }),
    items: list(
      group({
        sampleTime: text({ note: 'time of day, such as 06:40; an example', max: 8 }),
        isConnected: fact(z.boolean(), 'whether there is a signal at that time'),
        title: cardTitle,
        text: cardText,
      }),
      'what one entry passes through, in the order of the time',
    ),
  }),
  versions: group({
    title: heading,
    items: list(
      group({
        version: fact(z.string(), 'number of the version that exists after the step'),
        title: cardTitle,
        text: cardText,
        steps: list(
          group({ text: text({ note: 'one step, a few words without a full stop', max: 60 }) }),
          'what is done',
        ),
      }),
      'the steps of the work, the first one first',
    ),
  }),
  'lock-screen': group({
    time: text({ note: 'time of day above the notice', max: 8 }),
    sender: text({ note: 'above the question: who sends the notice, and that it is new', max: 40 }),
    title: heading,
    lead,
    actions,
    more: beforeLinks,
    links: pageLinks,
  }),
} as const;
