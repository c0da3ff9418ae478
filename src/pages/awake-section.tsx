import { type ComponentType, useEffect } from 'react';
import type { LiveSectionContent } from '#src/content/page-parts.ts';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { useSectionWords } from './use-section-words.ts';

type AwakeSectionProps = {
  section: LiveSectionContent;
  LiveSection: ComponentType<LiveSectionProps>;
  /** Called when the section answers to the visitor. */
  onReady: () => void;
};

/** A section that has been woken. */
export function AwakeSection({ section, LiveSection, onReady }: AwakeSectionProps) {
  useEffect(onReady, [onReady]);
  return <LiveSection section={section} words={useSectionWords()} />;
}
