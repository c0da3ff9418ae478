import { ADDRESS_ANSWER_CHARACTERS } from '#src/config/constants.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { AddressAnswer } from '#src/routing/address-answers.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { ActionLinks } from './action-links.tsx';
import { styles } from './answer-field.styles.ts';
import { styles as buttons } from './button.styles.ts';
import type { PageLinks } from './page-list.tsx';

/** What a blank asks for, and an example of it. */
type Blank = { label: string; example: string };

type AnswerFieldProps = { name: AddressAnswer; blank: Blank };

/** A line to write on, with its name above it. */
export function AnswerField({ name, blank: { label, example } }: AnswerFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.input}
        name={name}
        dir="auto"
        placeholder={example}
        maxLength={ADDRESS_ANSWER_CHARACTERS}
      />
    </label>
  );
}

type AnswerLineProps = {
  asks: AddressAnswer;
  blank: Blank;
  /** The first takes what is written to the contact form, with the service that it names. */
  actions: PageLinks;
};

/** An empty line for the visitor's answer to the question above it, and what else the section leads to. */
export function AnswerLine({ asks, blank, actions }: AnswerLineProps) {
  const language = useLanguage();
  const [send, ...others] = actions;
  return (
    <form className={styles.line} action={addressOf('contact', language)} method="get">
      <AnswerField name={asks} blank={blank} />
      {send?.to.service === undefined ? null : <input type="hidden" name="service" value={send.to.service} />}
      <p className={styles.actions}>
        <button type="submit" className={buttons.main}>
          {send?.label}
        </button>
        <ActionLinks actions={others} areAllLinks />
      </p>
    </form>
  );
}
