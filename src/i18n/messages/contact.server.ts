import choices from '#locales/shared/choices.json' with { type: 'json' };
import { group, plural, text } from '#src/i18n/fields.server.ts';

const control = (note: string) => text(note, { max: 40 });
const label = (note: string) => text(`label of a field: ${note}`, { max: 32 });
const option = (note: string) => text(`option of a list: ${note}`, { max: 40 });
const answer = (topic: string) =>
  text(`line at the beginning of a message, from what was asked at the end of a page: ${topic}`, {
    values: ['answer'],
    max: 48,
  });
const fault = (note: string) => text(`error below a field: ${note}`, { max: 70 });
const line = (note: string) => text(note, { max: 220 });
const refusal = (note: string) => text(`the service refuses the message: ${note}`, { values: ['text'] });

function describeChoices(ids: readonly string[], note: string) {
  return group(Object.fromEntries(ids.map((id) => [id, option(note)])));
}

/** Texts of the contact form and the contact information (`contact.json`). */
export const contactMessages = group({
  labels: group({
    firstName: label('first name'),
    lastName: label('last name'),
    email: label('e-mail address'),
    company: label('company'),
    industry: label('industry of the company'),
    service: label('service asked for'),
    message: label('the message itself'),
    website: label('a field that people do not see; it tells them to leave it empty'),
  }),
  required: line('above the first field: that none may stay empty; what to select for a service not offered'),
  choose: group({
    industry: option('nothing is chosen yet'),
    service: option('nothing is chosen yet'),
  }),
  answers: group({
    place: answer('where the site is'),
    start: answer('when work begins'),
    question: answer('a question'),
    website: answer('the address of a website'),
    size: answer('how large a project is'),
    conditions: answer('what equipment has to stand'),
  }),
  clock: group({
    morning: text('a full hour before noon, in words and in a drawing', { values: ['hour'], max: 24 }),
    evening: text('a full hour from noon on, in words and in a drawing', { values: ['hour'], max: 24 }),
    range: text('from one full hour to another, in words and in a drawing', {
      values: ['from', 'to'],
      max: 40,
    }),
  }),
  industries: describeChoices(choices.contactIndustries, 'industry'),
  services: describeChoices(choices.contactServices, 'service'),
  faults: group({
    firstName: fault('empty'),
    lastName: fault('empty'),
    email: fault('empty'),
    emailForm: fault('not an e-mail address'),
    company: fault('empty'),
    industry: fault('nothing chosen'),
    service: fault('nothing chosen'),
    message: fault('empty'),
    messageLength: plural('error below a field: fewer characters than asked for', { values: ['count'] }),
  }),
  button: group({
    hold: control('button that sends the message when it is held for three seconds'),
    holding: control('the same button while it is held'),
    countdown: plural('the same button while it counts down after a single press; pressing again cancels', {
      values: ['count'],
    }),
    sending: control('the same button while the message is on its way'),
    sent: control('the same button when the message was sent'),
    mend: control('the same button after an attempt with errors'),
    reply: line('below the button: who answers, how, and when'),
    hint: line('below the button: how it is used'),
  }),
  progress: group({
    begin: plural('read aloud when sending begins: seconds left, and how to cancel', { values: ['count'] }),
    remaining: plural('read aloud each second: seconds left', { values: ['count'] }),
    cancelled: text('read aloud when the button was released early', { max: 80 }),
  }),
  toasts: group({
    region: control('name of the corner with short notices, for screen readers'),
    dismiss: control('button that closes a notice'),
    invalid: text('notice: fields are missing or wrong', { max: 90 }),
    sent: text('notice: the message was sent', { max: 60 }),
  }),
  failures: group({
    noAnswer: text('the e-mail service does not answer', { max: 90 }),
    unknown: text('stands for the text of the service when there is none', { max: 40 }),
    badRequest: refusal('400, it does not understand it'),
    forbidden: refusal('403, it does not allow it'),
    precondition: refusal('412, the account is not set up for it'),
    tooMany: refusal('429, too many messages'),
    headless: refusal('451, not from this browser'),
    unavailable: refusal('500 to 599, it is out of order'),
    refused: refusal('any other reason'),
    other: text('something else went wrong; {{text}} is what the client of the service says', {
      values: ['text'],
    }),
    general: text('something went wrong, and nothing is known about it', { max: 90 }),
    pageLeft: text('said on return: the page was left before the service had answered', { max: 90 }),
    otherTab: text('the same message was sent from another tab meanwhile, which has failed', { max: 90 }),
    repeated: text('the same message has arrived already, from another tab for example', { max: 120 }),
    questioned: text('a field that only robots see was filled in: asks for a person', { max: 60 }),
  }),
  after: group({
    sent: line('stays beside the form when the message was sent: when an answer comes'),
    failed: line(
      'stays beside the form when the message was not sent: nothing is lost, there is another way',
    ),
    unknown: line(
      'stays beside the form when nobody knows whether the message arrived, and it cannot arrive twice',
    ),
    unknownTwice: line('the same, where a message that is sent again may arrive twice'),
    questioned: line('after the question whether a person writes: why it is asked, and what to do'),
    mail: control('link that writes the same message as an e-mail'),
    mailWithoutText: line('above that link, where it cannot carry the message: what to do'),
    copy: control('button that copies the message'),
    copied: text('notice: the message was copied', { max: 40 }),
    notCopied: text('notice: the message could not be copied and is selected', { max: 110 }),
  }),
  fallback: group({
    noScript: line('for visitors without JavaScript, above the link that writes an e-mail'),
    unavailable: line(
      'nothing takes messages on this site at the moment: above the form, with what to do instead, and at its button',
    ),
    byMail: line('what to do instead; the link that writes an e-mail follows'),
    mail: control('link that writes an e-mail'),
    subject: text('subject of that e-mail', { values: ['company'], max: 80 }),
  }),
  privacy: group({
    text: line('what happens to what is sent; the link to the privacy policy follows'),
    link: control('link to the privacy policy'),
  }),
  information: group({
    phone: label('phone number'),
    copyPhone: control('button that copies the phone number'),
    phoneCopied: text('notice: the phone number was copied', { max: 40 }),
    phoneNotCopied: text('notice: the phone number could not be copied and is selected', { max: 90 }),
    email: label('e-mail address of the company'),
    hiddenEmail: text('read aloud in place of the masked address', { max: 60 }),
    showEmail: control('button that shows and copies the address'),
    copyEmail: control('button that copies the address again'),
    emailCopied: text('notice: the address was copied', { max: 40 }),
    emailNotCopied: text('notice: the address could not be copied and is selected', { max: 90 }),
    sendEmail: control('link that writes an e-mail'),
    chat: label('the messaging app'),
    openChat: control('link that opens a chat'),
    headquarters: label('where the company is'),
  }),
});
