import type { StaticContent } from '#src/content/content-types.ts';
import { AgreementSection } from '#src/pages/services-sla/agreement.section.tsx';
import { BenefitsSection } from '#src/sections/benefits.section.tsx';
import { ClausesSection } from '#src/sections/clauses.section.tsx';
import { ClientsSection } from '#src/sections/clients.section.tsx';
import { ClosingSection } from '#src/sections/closing.section.tsx';
import { ConsentResetSection } from '#src/sections/consent-reset.section.tsx';
import { ContactOpeningSection } from '#src/pages/contact/contact-opening.section.tsx';
import { FaqSection } from '#src/sections/faq.section.tsx';
import { FeaturesSection } from '#src/sections/features.section.tsx';
import { HeroSection } from '#src/sections/hero.section.tsx';
import { HotlineSection } from '#src/pages/services-sla/hotline.section.tsx';
import { IndustriesSection } from '#src/pages/home/industries.section.tsx';
import { ClaimSection } from '#src/pages/about/claim.section.tsx';
import { IntroductionSection } from '#src/pages/about/introduction.section.tsx';
import { MonthlyReportSection } from '#src/pages/services-sla/monthly-report.section.tsx';
import { NextStudySection } from '#src/pages/case-study/next-study.section.tsx';
import { NightWatchSection } from '#src/pages/services-sla/night-watch.section.tsx';
import { NotesSection } from '#src/pages/about/notes.section.tsx';
import { OffersSection } from '#src/pages/home/offers.section.tsx';
import { OpenPlaceSection } from '#src/pages/services/open-place.section.tsx';
import { PageHeadingSection } from '#src/sections/page-heading.section.tsx';
import { PlateSection } from '#src/sections/plate.section.tsx';
import { ProcessSection } from '#src/sections/process.section.tsx';
import { ProjectRowsSection } from '#src/pages/industries-renewables/project-rows.section.tsx';
import { ProjectWeeksSection } from '#src/pages/services/project-weeks.section.tsx';
import { ProjectsSection } from '#src/pages/renewable-case-studies/projects.section.tsx';
import { ResponseTargetsSection } from '#src/pages/services-sla/response-targets.section.tsx';
import type { SectionLabels } from '#src/sections/section-props.ts';
import { SectorsSection } from '#src/pages/industries/sectors.section.tsx';
import { ServiceCardsSection } from '#src/sections/service-cards.section.tsx';
import { ServiceIndexSection } from '#src/pages/services/service-index.section.tsx';
import { SignatureSection } from '#src/sections/signature.section.tsx';
import { SignpostsSection } from '#src/sections/signposts.section.tsx';
import { SitePlaceSection } from '#src/pages/home/site-place.section.tsx';
import { SiteQuestionSection } from '#src/pages/about/site-question.section.tsx';
import { StatementSection } from '#src/sections/statement.section.tsx';
import { StoredItemsSection } from '#src/pages/cookie-policy/stored-items.section.tsx';
import { StoriesSection } from '#src/pages/home/stories.section.tsx';
import { StudyAccountSection } from '#src/pages/case-study/study-account.section.tsx';
import { StudyCertificateSection } from '#src/pages/case-study/study-certificate.section.tsx';
import { StudyOpeningSection } from '#src/pages/case-study/study-opening.section.tsx';
import { StudyQuestionSection } from '#src/pages/case-study/study-question.section.tsx';
import { SupportOffersSection } from '#src/pages/services-sla/support-offers.section.tsx';
import { TilesSection } from '#src/sections/tiles.section.tsx';

/** A section that is markup and links. */
export function StaticSection({ section, labels }: { section: StaticContent; labels: SectionLabels }) {
  switch (section.kind) {
    case 'hero':
      return <HeroSection {...section} />;
    case 'site-place':
      return <SitePlaceSection {...section} />;
    case 'contact-opening':
      return <ContactOpeningSection {...section} />;
    case 'page-heading':
      return <PageHeadingSection {...section} />;
    case 'offers':
      return <OffersSection {...section} />;
    case 'industries':
      return <IndustriesSection {...section} />;
    case 'stories':
      return <StoriesSection {...section} readStory={labels.readStory} />;
    case 'clients':
      return <ClientsSection {...section} visitClient={labels.visitClient} />;
    case 'claim':
      return <ClaimSection {...section} />;
    case 'introduction':
      return <IntroductionSection {...section} />;
    case 'notes':
      return <NotesSection {...section} />;
    case 'site-question':
      return <SiteQuestionSection {...section} />;
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
    case 'night-watch':
      return <NightWatchSection {...section} />;
    case 'response-targets':
      return <ResponseTargetsSection {...section} />;
    case 'agreement':
      return <AgreementSection {...section} />;
    case 'monthly-report':
      return <MonthlyReportSection {...section} />;
    case 'support-offers':
      return <SupportOffersSection {...section} />;
    case 'hotline':
      return <HotlineSection {...section} />;
    case 'service-index':
      return <ServiceIndexSection {...section} />;
    case 'project-weeks':
      return <ProjectWeeksSection {...section} />;
    case 'open-place':
      return <OpenPlaceSection {...section} />;
    case 'sectors':
      return <SectorsSection {...section} />;
    case 'project-rows':
      return <ProjectRowsSection {...section} />;
    case 'projects':
      return <ProjectsSection {...section} />;
    case 'study-opening':
      return <StudyOpeningSection {...section} />;
    case 'study-account':
      return <StudyAccountSection {...section} />;
    case 'plate':
      return <PlateSection {...section} />;
    case 'study-certificate':
      return <StudyCertificateSection {...section} />;
    case 'study-question':
      return <StudyQuestionSection {...section} />;
    case 'next-study':
      return <NextStudySection {...section} />;
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
