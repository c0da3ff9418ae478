import { group, text } from '#src/i18n/fields.server.ts';

const control = (note: string) => text({ note, max: 40 });

const category = (note: string) =>
  group({
    name: control(note),
    text: text({ note: `${note}: what it is for, one line on a phone`, max: 40 }),
  });

/** Words of the banner that asks for consent, and of its settings (`consent.json`). */
export const consentMessages = group({
  title: text({ note: 'heading of the banner, also its name for screen readers', max: 40 }),
  text: text({ note: 'what is asked for and what for; the link to the cookie policy follows', max: 160 }),
  policy: control('link to the cookie policy, after the text of the banner'),
  accept: control('button that agrees to everything'),
  decline: control('button that agrees to what is necessary only; as easy to press as the other'),
  customize: control('button that opens the settings'),
  close: control('button that hides the banner for now'),
  open: control('round button in the corner that opens the banner again'),
  settings: group({
    title: text({ note: 'heading of the settings', max: 40 }),
    save: control('button that keeps the settings'),
    back: control('button that returns from the settings to the banner'),
    alwaysOn: control('sentence after the text of the necessary cookies, whose switch is locked'),
    privacySignal: text({
      note: 'why analytics and marketing start switched off: the browser sends Global Privacy Control',
      max: 90,
    }),
  }),
  categories: group({
    necessary: category('cookies that the site needs'),
    analytics: category('cookies that count visits'),
    marketing: category('cookies that measure advertising'),
    preferences: category('cookies that remember choices and open the support chat'),
  }),
});
