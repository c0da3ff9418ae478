/** A text to compare with others. Plural forms are excluded, because they always differ. */
export type Comparable = { text: string; source: string | undefined; isForm: boolean; isIntended: boolean };

/** Finds texts whose source has another translation elsewhere, each with one example. Skips intended differences. */
export function findDiffering<Text extends Comparable>(texts: readonly Text[]): Map<Text, Text> {
  const compared = texts.filter(
    ({ text, source, isForm, isIntended }) =>
      source !== undefined && source.trim() !== '' && text.trim() !== '' && !isForm && !isIntended,
  );
  const differing = new Map<Text, Text>();
  for (const same of Map.groupBy(compared, ({ source }) => source).values()) {
    for (const text of same) {
      const other = same.find((each) => each.text !== text.text);
      if (other !== undefined) differing.set(text, other);
    }
  }
  return differing;
}
