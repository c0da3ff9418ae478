import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './solution-text.styles.ts';

type SolutionTextProps = { solution: SectionContent<'three-readers'>['items'][number] };

/** What a solution is and includes, as one paragraph, and where to read on. */
export function SolutionText({ solution: { text, features, to, link } }: SolutionTextProps) {
  return (
    <p className={styles.text}>
      {text} {features.map((feature) => `${feature.text}. `)}
      {to === undefined ? null : (
        <Link to={to} className={styles.link}>
          {link}
        </Link>
      )}
    </p>
  );
}
