import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './solution-text.styles.ts';

type SolutionTextProps = {
  solution: {
    text: string;
    features: readonly { id: string; text: string }[];
    to?: LinkTarget;
    link?: string;
  };
};

/** What a solution is, what it includes, and where to read on. */
export function SolutionText({ solution: { text, features, to, link } }: SolutionTextProps) {
  return (
    <div className={styles.root}>
      <p>{text}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.id}>{feature.text}</li>
        ))}
      </ul>
      {to === undefined ? null : (
        <Link to={to} className={styles.link}>
          {link}
        </Link>
      )}
    </div>
  );
}
