import { Icon } from './icon.tsx';
import { styles } from './copy-link-button.styles.ts';

type CopyLinkButtonProps = {
  anchor: string;
  /** Id of the heading of the link's target. */
  titleId: string;
  labels: { copyLink: string; linkCopied: string; linkNotCopied: string };
};

/** A button that copies a link to a part of the page, with a status message. */
export function CopyLinkButton({ anchor, titleId, labels }: CopyLinkButtonProps) {
  const id = `${anchor}-link`;
  return (
    <span className={styles.root}>
      <button
        type="button"
        id={id}
        className={styles.button}
        aria-labelledby={`${id} ${titleId}`}
        data-copy-link={anchor}
        data-copied={labels.linkCopied}
        data-denied={labels.linkNotCopied}
      >
        <Icon name="link" size="small" />
        {labels.copyLink}
      </button>
      <span className={styles.notice} role="status" />
    </span>
  );
}
