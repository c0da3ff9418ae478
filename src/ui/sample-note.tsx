import { styles } from './sample-note.styles.ts';

type SampleNoteProps = {
  /** What the note speaks of: it stands as long as one of them is marked as a sample. */
  records: readonly { sample?: true | undefined }[];
  /** The note, one line; nothing where the page has said it. */
  text: string | undefined;
};

/** Says calmly, where records begin, that they are samples. */
export function SampleNote({ records, text }: SampleNoteProps) {
  return text !== undefined && records.some(({ sample }) => sample === true) ? (
    <p className={styles.root}>{text}</p>
  ) : null;
}
