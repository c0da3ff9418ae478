import { type Features, SolutionFeatures } from './solution-features.tsx';
import { styles } from './solution-text.styles.ts';

/** What a solution is, what it includes, and where to read on. */
export function SolutionText({ solution }: { solution: Features & { text: string } }) {
  return (
    <>
      <p className={styles.text}>{solution.text}</p>
      <SolutionFeatures solution={solution} />
    </>
  );
}
