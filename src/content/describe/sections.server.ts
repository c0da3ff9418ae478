import { variants } from '#src/i18n/fields.server.ts';
import { aboutKinds } from '#src/pages/about/about.kinds.server.ts';
import { caseStudiesKinds } from '#src/pages/case-studies/case-studies.kinds.server.ts';
import { contactKinds } from '#src/pages/contact/contact.kinds.server.ts';
import { answersPathKind } from '#src/signatures/answers-path/answers-path.kind.server.ts';
import { vibrationTraceKind } from '#src/signatures/vibration-trace/vibration-trace.kind.server.ts';
import { cabinetKind } from '#src/signatures/cabinet/cabinet.kind.server.ts';
import { capacityLightsKind } from '#src/signatures/capacity-lights/capacity-lights.kind.server.ts';
import { connectedSiteKind } from '#src/signatures/connected-site/connected-site.kind.server.ts';
import { coveragePlanKind } from '#src/signatures/coverage-plan/coverage-plan.kind.server.ts';
import { drawnSiteKind } from '#src/signatures/drawn-site/drawn-site.kind.server.ts';
import { signalBarsKind } from '#src/signatures/signal-bars/signal-bars.kind.server.ts';
import { networkOutageKind } from '#src/signatures/network-outage/network-outage.kind.server.ts';
import { pathProfileKind } from '#src/signatures/path-profile/path-profile.kind.server.ts';
import { phoneKind } from '#src/signatures/phone/phone.kind.server.ts';
import { plantPanelKind } from '#src/signatures/plant-panel/plant-panel.kind.server.ts';
import { requestChartKind } from '#src/signatures/request-chart/request-chart.kind.server.ts';
import { serviceIndexKind } from '#src/signatures/service-index/service-index.kind.server.ts';
import { sightLineKind } from '#src/signatures/sight-line/sight-line.kind.server.ts';
import { stairsKind } from '#src/signatures/stairs/stairs.kind.server.ts';
import { studyDrawingKind } from '#src/signatures/study-drawing/study-drawing.kind.server.ts';
import { tangleKind } from '#src/signatures/tangle/tangle.kind.server.ts';
import { twoHeadlinesKind } from '#src/signatures/two-headlines/two-headlines.kind.server.ts';
import { sharedKinds } from './shared-kinds.server.ts';

/** The large drawings, one for each page; those of case studies share one kind. */
export const signatureKinds = {
  'answers-path': answersPathKind,
  'vibration-trace': vibrationTraceKind,
  cabinet: cabinetKind,
  'capacity-lights': capacityLightsKind,
  'connected-site': connectedSiteKind,
  'coverage-plan': coveragePlanKind,
  'drawn-site': drawnSiteKind,
  'signal-bars': signalBarsKind,
  'network-outage': networkOutageKind,
  'path-profile': pathProfileKind,
  phone: phoneKind,
  'plant-panel': plantPanelKind,
  'request-chart': requestChartKind,
  'service-index': serviceIndexKind,
  'sight-line': sightLineKind,
  stairs: stairsKind,
  'study-drawing': studyDrawingKind,
  tangle: tangleKind,
  'two-headlines': twoHeadlinesKind,
} as const;

/** The closed list of section kinds. Kinds of a single page are described in the page's folder. */
export const sectionKinds = {
  ...sharedKinds,
  ...signatureKinds,
  ...aboutKinds,
  ...caseStudiesKinds,
  ...contactKinds,
} as const;

export const sections = variants('the sections of the page, in their order', sectionKinds);
