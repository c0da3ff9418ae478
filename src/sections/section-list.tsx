import type { SectionContent } from '#src/content/content-types.ts';
import { CaseStudiesSection } from './case-studies.section.tsx';
import { ClientsSection } from './clients.section.tsx';
import { ClosingSection } from './closing.section.tsx';
import { FiguresSection } from './figures.section.tsx';
import { HeroSection } from './hero.section.tsx';
import { IndustriesSection } from './industries.section.tsx';
import { IntroductionSection } from './introduction.section.tsx';
import { OffersSection } from './offers.section.tsx';
import { OpeningSection } from './opening.section.tsx';
import { PrinciplesSection } from './principles.section.tsx';
import { ReasonsSection } from './reasons.section.tsx';
import { RegionsSection } from './regions.section.tsx';
import { SignpostsSection } from './signposts.section.tsx';
import { StoriesSection } from './stories.section.tsx';
import { ValuesSection } from './values.section.tsx';

/** Words that sections share on every page. */
export type SectionWords = {
  motion: { pause: string; play: string };
  visitClient: (client: string) => string;
  readStory: (title: string) => string;
  countStudies: (count: number) => string;
};

type SectionListProps = { sections: SectionContent[]; words: SectionWords };

/** The sections of a page, in their order. */
export function SectionList({ sections, words }: SectionListProps) {
  return sections.map((section) => <SectionOfKind key={section.id} section={section} words={words} />);
}

function SectionOfKind({ section, words }: { section: SectionContent; words: SectionWords }) {
  switch (section.kind) {
    case 'opening':
      return <OpeningSection {...section} motion={words.motion} />;
    case 'hero':
      return <HeroSection {...section} />;
    case 'figures':
      return <FiguresSection {...section} />;
    case 'offers':
      return <OffersSection {...section} />;
    case 'industries':
      return <IndustriesSection {...section} />;
    case 'stories':
      return <StoriesSection {...section} readStory={words.readStory} />;
    case 'case-studies':
      return <CaseStudiesSection {...section} countStudies={words.countStudies} />;
    case 'clients':
      return <ClientsSection {...section} visitClient={words.visitClient} />;
    case 'introduction':
      return <IntroductionSection {...section} />;
    case 'principles':
      return <PrinciplesSection {...section} />;
    case 'reasons':
      return <ReasonsSection {...section} />;
    case 'values':
      return <ValuesSection {...section} />;
    case 'regions':
      return <RegionsSection {...section} />;
    case 'signposts':
      return <SignpostsSection {...section} />;
    case 'closing':
      return <ClosingSection {...section} />;
    default:
      return section satisfies never;
  }
}
