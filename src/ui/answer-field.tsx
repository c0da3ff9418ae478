import type { AddressAnswer } from '#src/routing/address-answers.ts';
import { styles } from './answer-field.styles.ts';

/** What a blank asks for, and an example of it. */
export type Blank = { label: string; example: string };

type AnswerFieldProps = { name: AddressAnswer; blank: Blank; ground?: 'light' | 'dark' };

/** A line to write on, with its name above it. */
export function AnswerField({ name, blank: { label, example }, ground = 'light' }: AnswerFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={ground === 'dark' ? styles.onDark : styles.onLight}
        name={name}
        dir="auto"
        placeholder={example}
      />
    </label>
  );
}
