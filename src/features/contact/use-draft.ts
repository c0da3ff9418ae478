import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Translate } from '#src/i18n/message-keys.ts';
import { visibleText } from '#src/i18n/visible-text.ts';
import { addressAnswers, readAnswer } from '#src/routing/address-answers.ts';
import { contactServices } from '#src/routing/service-pages.ts';
import { readParameters } from '#src/routing/address-parameters.ts';
import { type ContactValues, fieldNames, industryIds } from './contact-fields.ts';
import { readDraft, saveDraft } from './stored-draft.ts';

type Form = Pick<UseFormReturn<ContactValues>, 'getValues' | 'setValue'>;

/**
 * Fills empty fields from the stored draft, kept over reloads, language changes and back navigation, and selects the
 * options of a new query.
 * @returns a function that saves the draft; call it after input
 */
export function useDraft({ getValues, setValue }: Form, t: Translate<'contact'>): () => void {
  const describeQuery = useEffectEvent((query: string) => describeAnswers(t, query));
  useEffect(() => {
    const typed = getValues();
    const draft = readDraft();
    const query = readParameters();
    const isNews = draft?.query !== query;
    const preselection = isNews ? readPreselection(query) : {};
    for (const name of fieldNames) {
      const value = preselection[name] ?? (typed[name] === '' ? draft?.values[name] : undefined);
      if (value !== undefined) setValue(name, value);
    }
    if (isNews) setValue('message', beginWith(describeQuery(query), getValues().message));
    const values = getValues();
    if (fieldNames.some((name) => values[name] !== '')) saveDraft({ values, query });
  }, [getValues, setValue]);
  return () => saveDraft({ values: getValues(), query: readParameters() });
}

/** Returns the options in a query, `?service=infrastructure&industry=retail`. Unknown ones are left out. */
export function readPreselection(query: string): Partial<ContactValues> {
  const wanted = new URLSearchParams(query);
  const read = (name: 'industry' | 'service') => visibleText(wanted.get(name) ?? '');
  const industry = industryIds.find((id) => id === read('industry'));
  const service = contactServices.find((id) => id === read('service'));
  return { ...(industry === undefined ? {} : { industry }), ...(service === undefined ? {} : { service }) };
}

/** Returns the answers in a query, `place=Sweetwater&start=May`, as the first lines of a message; '' if it has none. */
export function describeAnswers(t: Translate<'contact'>, query: string): string {
  const parameters = new URLSearchParams(query);
  const lines = addressAnswers.map((name) => {
    const answer = readAnswer(parameters, name);
    return answer && t(`answers.${name}`, { answer });
  });
  return lines.filter((line) => line !== '').join('\n');
}

/** Prepends lines to a message, unless it contains them already. */
export function beginWith(lines: string, message: string): string {
  if (lines === '' || message.includes(lines)) return message;
  return message === '' ? `${lines}\n` : `${lines}\n\n${message}`;
}
