import { Icon } from './icon.tsx';
import { styles } from './check-list.styles.ts';

type CheckListProps = { items: readonly { id: string; text: string }[] };

/** Short points, each with a tick. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text }) => (
        <li key={id} className={styles.item}>
          <Icon name="check" size="small" />
          {text}
        </li>
      ))}
    </ul>
  );
}
