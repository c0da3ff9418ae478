import type { Attributes, ComponentType } from 'react';
import type { PageContent, SectionContent, StaticContent } from '#src/content/content-types.ts';
import { isIsland, isStill } from '#src/islands/islands.ts';
import { ClausesSection } from '#src/sections/clauses.section.tsx';
import { ClientsSection } from '#src/sections/clients.section.tsx';
import { ClosingSection } from '#src/sections/closing.section.tsx';
import { ComparisonSection } from '#src/sections/comparison.section.tsx';
import { FeaturesSection } from '#src/sections/features.section.tsx';
import { PageHeadingSection } from '#src/sections/page-heading.section.tsx';
import { WidePictureSection } from '#src/sections/wide-picture.section.tsx';
import { ProcessSection } from '#src/sections/process.section.tsx';
import { ServicesSection } from '#src/sections/services.section.tsx';
import { StatementSection } from '#src/sections/statement.section.tsx';
import { StoriesSection } from '#src/sections/stories.section.tsx';
import { StoredItemsSection } from '#src/sections/stored-items.section.tsx';
import { StudiesSection } from '#src/sections/studies.section.tsx';
import { TableSection } from '#src/sections/table.section.tsx';
import { IslandHost } from '#src/ui/island-host.tsx';
import { AnswersPathSection } from '#src/signatures/answers-path/answers-path.section.tsx';
import { VibrationTraceSection } from '#src/signatures/vibration-trace/vibration-trace.section.tsx';
import { CabinetSection } from '#src/signatures/cabinet/cabinet.section.tsx';
import { CapacityLightsSection } from '#src/signatures/capacity-lights/capacity-lights.section.tsx';
import { ConnectedSiteSection } from '#src/signatures/connected-site/connected-site.section.tsx';
import { CoveragePlanSection } from '#src/signatures/coverage-plan/coverage-plan.section.tsx';
import { DrawnSiteSection } from '#src/signatures/drawn-site/drawn-site.section.tsx';
import { SignalBarsSection } from '#src/signatures/signal-bars/signal-bars.section.tsx';
import { NetworkOutageSection } from '#src/signatures/network-outage/network-outage.section.tsx';
import { PathProfileSection } from '#src/signatures/path-profile/path-profile.section.tsx';
import { PhoneSection } from '#src/signatures/phone/phone.section.tsx';
import { PlantPanelSection } from '#src/signatures/plant-panel/plant-panel.section.tsx';
import { RequestChartSection } from '#src/signatures/request-chart/request-chart.section.tsx';
import { ServiceIndexSection } from '#src/signatures/service-index/service-index.section.tsx';
import { SightLineSection } from '#src/signatures/sight-line/sight-line.section.tsx';
import { StairsSection } from '#src/signatures/stairs/stairs.section.tsx';
import { StudyDrawingSection } from '#src/signatures/study-drawing/study-drawing.section.tsx';
import { TangleSection } from '#src/signatures/tangle/tangle.section.tsx';
import { TwoHeadlinesSection } from '#src/signatures/two-headlines/two-headlines.section.tsx';

type PageProps = {
  content: PageContent;
};

type StaticKind = StaticContent['kind'];
type StaticProps = { [Kind in StaticKind]: SectionContent<Kind> & Attributes };

/** Component of each static section kind. */
const table: { readonly [Kind in StaticKind]: ComponentType<StaticProps[Kind]> } = {
  'page-heading': PageHeadingSection,
  clients: ClientsSection,
  features: FeaturesSection,
  services: ServicesSection,
  table: TableSection,
  closing: ClosingSection,
  'wide-picture': WidePictureSection,
  clauses: ClausesSection,
  process: ProcessSection,
  stories: StoriesSection,
  'stored-items': StoredItemsSection,
  studies: StudiesSection,
  comparison: ComparisonSection,
  statement: StatementSection,
  'answers-path': AnswersPathSection,
  'vibration-trace': VibrationTraceSection,
  cabinet: CabinetSection,
  'capacity-lights': CapacityLightsSection,
  'connected-site': ConnectedSiteSection,
  'coverage-plan': CoveragePlanSection,
  'drawn-site': DrawnSiteSection,
  'signal-bars': SignalBarsSection,
  'network-outage': NetworkOutageSection,
  'path-profile': PathProfileSection,
  phone: PhoneSection,
  'plant-panel': PlantPanelSection,
  'request-chart': RequestChartSection,
  'service-index': ServiceIndexSection,
  'sight-line': SightLineSection,
  stairs: StairsSection,
  'study-drawing': StudyDrawingSection,
  tangle: TangleSection,
  'two-headlines': TwoHeadlinesSection,
};

type StaticSectionProps<Kind extends StaticKind> = { kind: Kind; content: StaticProps[Kind] };

function StaticSection<Kind extends StaticKind>({ kind, content }: StaticSectionProps<Kind>) {
  const Section: ComponentType<StaticProps[Kind]> = table[kind];
  return <Section {...content} />;
}

/** A page, section by section. */
export function Page({ content }: PageProps) {
  return content.sections.map((section) =>
    isIsland(section) ? (
      <IslandHost key={section.id} kind={isStill(section) ? undefined : section.kind} id={section.id} />
    ) : (
      <StaticSection key={section.id} kind={section.kind} content={section} />
    ),
  );
}
