import { ADDRESS_ANSWER_CHARACTERS } from '#src/config/constants.ts';
import type { AddressAnswer } from '#src/routing/address-answers.ts';
import { styles } from './answer-field.styles.ts';

/** What a blank asks for, and an example of it. */
export type Blank = { label: string; example: string };

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
