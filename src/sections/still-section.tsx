import type { StillSectionContent } from '#src/content/page-parts.ts';
import { CaseStudiesSection } from './case-studies.section.tsx';
import { ClientsSection } from './clients.section.tsx';
import { ClosingSection } from './closing.section.tsx';
import { FiguresSection } from './figures.section.tsx';
import { HeroSection } from './hero.section.tsx';
import { IndustriesSection } from './industries.section.tsx';
import { IntroductionSection } from './introduction.section.tsx';
import { OffersSection } from './offers.section.tsx';
import { PrinciplesSection } from './principles.section.tsx';
import { ReasonsSection } from './reasons.section.tsx';
import { RegionsSection } from './regions.section.tsx';
import type { SectionWords } from './section-words.ts';
import { SignpostsSection } from './signposts.section.tsx';
import { StoriesSection } from './stories.section.tsx';
import { ValuesSection } from './values.section.tsx';

/** A section that is markup and links. */
export function StillSection({ section, words }: { section: StillSectionContent; words: SectionWords }) {
  switch (section.kind) {
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
