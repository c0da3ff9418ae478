import { ADDRESS_ANSWER_CHARACTERS } from '#src/config/constants.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { AddressAnswer } from '#src/routing/address-answers.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { ActionLinks } from './action-links.tsx';
import { styles } from './answer-field.styles.ts';
import { styles as buttons } from './button.styles.ts';
import type { PageLinks } from './page-list.tsx';

/** Label and example of a field. */
type Blank = { label: string; example: string };

type AnswerFieldProps = { name: AddressAnswer; blank: Blank };

/** A text field with its label above. */
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
  /** The first sends the answer, and its service, to the contact form. */
  actions: PageLinks;
};

/** A field for the visitor's answer, and the other actions of the section. */
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
