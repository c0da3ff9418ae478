import { languages } from '#src/config/languages.ts';
import { useOtherScript } from '#src/content/other-script-context.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { linesOf } from './headline-sets.ts';

/** The headline of the page in the language of another script; nothing where the site has none. */
export function useOtherHeadline() {
  const other = useOtherScript();
  if (other === undefined) return undefined;
  const { language, content } = other;
  const { id, sections } = content;
  const section = sections.find((each) => each.kind === 'two-headlines');
  if (section === undefined || id === 'not-found') return undefined;
  const { direction, script } = languages[language];
  return { language, direction, script, lines: linesOf(section.title), address: addressOf(id, language) };
}
