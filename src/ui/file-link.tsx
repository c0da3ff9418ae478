import { BASE_PATH } from '#src/config/base-path.ts';
import { Icon } from './icon.tsx';
import { styles } from './file-link.styles.ts';

type FileLinkProps = { path: string; size: string; label: string };

/** A link to a file, with its type and size. */
export function FileLink({ path, size, label }: FileLinkProps) {
  const type = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  return (
    <a href={BASE_PATH + path} className={styles.root}>
      <Icon name="download" size="small" />
      <span>
        {label}{' '}
        <span className={styles.size}>
          <bdi>{type}</bdi> <bdi>{size}</bdi>
        </span>
      </span>
    </a>
  );
}
