import type { ReactNode, Ref } from 'react';
import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { CaseStudyCard } from './case-study-card.tsx';
import { styles } from './case-studies.styles.ts';

type CaseStudiesSectionProps = SectionContent<'case-studies'> & {
  /** Says how many studies there are. */
  countStudies: (count: number) => string;
  /** What chooses among the studies. */
  controls: ReactNode;
  /** The studies that are chosen. */
  chosen: readonly CaseStudy[];
  /** Hears of the list whose items are the studies. */
  list: Ref<HTMLUListElement>;
};

/** The case studies, each with an anchor of its own. Those that are not chosen keep what is open in them. */
export function CaseStudiesSection(props: CaseStudiesSectionProps) {
  const { id, title, studies, filter, words, countStudies, controls, chosen, list } = props;
  const others = studies.filter((study) => !chosen.includes(study));
  const count = chosen.length;
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} eyebrow={countStudies(studies.length)} title={title} />
      {controls}
      <p className={count === 0 ? styles.empty : styles.count} role="status">
        {count === 0 ? filter.empty : countStudies(count)}
      </p>
      <ul ref={list} className={styles.list} hidden={count === 0}>
        {[...chosen, ...others].map((study, position) => (
          <li key={study.id} className={styles.item} hidden={position >= count}>
            <CaseStudyCard study={study} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
