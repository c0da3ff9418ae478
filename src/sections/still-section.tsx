import type { StillSectionContent } from '#src/content/page-parts.ts';
import { BenefitsSection } from './benefits.section.tsx';
import { ClausesSection } from './clauses.section.tsx';
import { ClientsSection } from './clients.section.tsx';
import { ClosingSection } from './closing.section.tsx';
import { ConsentResetSection } from './consent-reset.section.tsx';
import { ContactMethodsSection } from './contact-methods.section.tsx';
import { FaqSection } from './faq.section.tsx';
import { FeaturesSection } from './features.section.tsx';
import { FiguresSection } from './figures.section.tsx';
import { HeroSection } from './hero.section.tsx';
import { IndustriesSection } from './industries.section.tsx';
import { IntroductionSection } from './introduction.section.tsx';
import { OffersSection } from './offers.section.tsx';
import { PageHeadingSection } from './page-heading.section.tsx';
import { PrinciplesSection } from './principles.section.tsx';
import { ProcessSection } from './process.section.tsx';
import { ProjectRowsSection } from './project-rows.section.tsx';
import { ProjectsSection } from './projects.section.tsx';
import { ReasonsSection } from './reasons.section.tsx';
import type { SectionWords } from './section-words.ts';
import { SectorsSection } from './sectors.section.tsx';
import { ServiceCardsSection } from './service-cards.section.tsx';
import { SignatureSection } from './signature.section.tsx';
import { SignpostsSection } from './signposts.section.tsx';
import { StatementSection } from './statement.section.tsx';
import { StoredItemsSection } from './stored-items.section.tsx';
import { StoriesSection } from './stories.section.tsx';
import { TilesSection } from './tiles.section.tsx';
import { ValuesSection } from './values.section.tsx';

/** A section that is markup and links. */
export function StillSection({ section, words }: { section: StillSectionContent; words: SectionWords }) {
  switch (section.kind) {
    case 'hero':
      return <HeroSection {...section} />;
    case 'page-heading':
      return <PageHeadingSection {...section} />;
    case 'figures':
      return <FiguresSection {...section} />;
    case 'offers':
      return <OffersSection {...section} />;
    case 'industries':
      return <IndustriesSection {...section} />;
    case 'stories':
      return <StoriesSection {...section} readStory={words.readStory} />;
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
    case 'signposts':
      return <SignpostsSection {...section} />;
    case 'consent-reset':
      return <ConsentResetSection {...section} />;
    case 'statement':
      return <StatementSection {...section} />;
    case 'tiles':
      return <TilesSection {...section} />;
    case 'service-cards':
      return <ServiceCardsSection {...section} />;
    case 'features':
      return <FeaturesSection {...section} />;
    case 'benefits':
      return <BenefitsSection {...section} />;
    case 'process':
      return <ProcessSection {...section} />;
    case 'contact-methods':
      return <ContactMethodsSection {...section} />;
    case 'sectors':
      return <SectorsSection {...section} />;
    case 'project-rows':
      return <ProjectRowsSection {...section} />;
    case 'projects':
      return <ProjectsSection {...section} />;
    case 'clauses':
      return <ClausesSection {...section} />;
    case 'stored-items':
      return <StoredItemsSection {...section} />;
    case 'faq':
      return <FaqSection {...section} />;
    case 'signature':
      return <SignatureSection {...section} />;
    case 'closing':
      return <ClosingSection {...section} />;
    default:
      return section satisfies never;
  }
}
