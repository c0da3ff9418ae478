import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { HeadlineLines } from './headline-lines.tsx';
import { linesOf } from './headline-sets.ts';
import { styles } from './phase-view.styles.ts';
import { useOtherHeadline } from './use-other-headline.ts';

type Phase = SectionContent<'phase-views'>['items'][number];

// Addresses belong to no language: zxx.
/** What is seen in a phase, drawn: the tree of the pages, the draft in both scripts, the checks, the moved addresses. */
export function PhaseView({ phase, words }: { phase: string; words: Phase['sampleView'] }) {
  const other = useOtherHeadline();
  switch (phase) {
    case 'discovery':
      return (
        <ul className={styles.tree} aria-hidden="true">
          {words.map(({ id, text }) => (
            <li key={id} className={styles.node}>
              {text}
            </li>
          ))}
        </ul>
      );
    case 'design':
      return (
        <div className={styles.drafts} aria-hidden="true">
          <div className={styles.draft}>
            <HeadlineLines className={styles.draftLine} lines={words.flatMap(({ text }) => linesOf(text))} />
          </div>
          {other === undefined ? null : (
            <div className={styles.otherDraft} lang={other.language} dir={other.direction}>
              <HeadlineLines className={styles.draftLine} lines={other.lines} />
            </div>
          )}
        </div>
      );
    default:
      return (
        <ul className={phase === 'launch' ? styles.addresses : styles.checks} aria-hidden="true">
          {words.map(({ id, text, value, moved }) => (
            <li key={id} className={styles.row}>
              <span>{text}</span>
              {moved === undefined ? null : (
                <span className={styles.moved}>
                  <bdi dir="ltr" lang="zxx">
                    {moved.from}
                  </bdi>
                  <Icon name="arrow" size="small" />
                </span>
              )}
              {moved === undefined ? (
                <bdi className={id === 'open' ? styles.open : styles.value}>{value}</bdi>
              ) : (
                <bdi className={styles.value} dir="ltr" lang="zxx">
                  {moved.to}
                </bdi>
              )}
            </li>
          ))}
        </ul>
      );
  }
}
