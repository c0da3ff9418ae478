import { styles } from './service-name.styles.ts';

/** The name of a service: the first line of the headline of its page. */
export function ServiceName({ name }: { name: string }) {
  return <span className={styles.root}>{name} </span>;
}
