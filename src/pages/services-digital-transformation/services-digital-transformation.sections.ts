import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesDigitalTransformationKinds } from './services-digital-transformation.kinds.server.ts';
import { UntangledLineSection } from './untangled-line.section.tsx';
import { HangingSolutionsSection } from './hanging-solutions.section.tsx';
import { CauseAndEffectSection } from './cause-and-effect.section.tsx';
import { QuotedStorySection } from './quoted-story.section.tsx';
import { LineEndSection } from './line-end.section.tsx';

/** What shows the kinds of sections that only the page `services-digital-transformation` has. */
export const servicesDigitalTransformationSections: SectionsOf<typeof servicesDigitalTransformationKinds> = {
  'untangled-line': UntangledLineSection,
  'hanging-solutions': HangingSolutionsSection,
  'cause-and-effect': CauseAndEffectSection,
  'quoted-story': QuotedStorySection,
  'line-end': LineEndSection,
};
