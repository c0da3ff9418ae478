import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './solution-features.styles.ts';

/** What a solution includes and where to read on, as the bundles say. */
export type Features = {
  features: readonly { id: string; text: string }[];
  to?: LinkTarget;
  link?: string;
};

/** What a solution includes, and where to read on. */
export function SolutionFeatures({ solution: { features, to, link } }: { solution: Features }) {
  return (
    <>
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
    </>
  );
}
