import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { ContactSection } from './contact-section.tsx';

/** The form and every other way to reach the company. */
export function ContactLiveSection({ section }: LiveSectionProps) {
  return section.kind === 'contact' ? <ContactSection section={section} /> : null;
}
