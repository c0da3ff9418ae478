import { styles } from './label.styles.ts';

type LabelProps = { title: string; text?: string | undefined };

/** The words beside a part of a drawing: its name and what it means. */
export function Label({ title, text }: LabelProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
    </div>
  );
}
