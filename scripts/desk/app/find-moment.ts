import type { PageId } from '#src/routing/routes.ts';
import type { DeskText } from '../protocol.ts';
import type { FloatingPart } from '../preview-messages.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import type { Word } from './words.ts';

/** When a text appears that no page shows initially, on which page, and in which floating part. */
type Moment = { word: Word; page?: PageId; part?: FloatingPart };

/** The first matching pattern wins. */
const moments: readonly (readonly [RegExp, Moment])[] = [
  [/^records\/search\.json|^records\/faq\.json:.*\.tags\./, { word: 'moment_lookedUp' }],
  [/^records\/certificate\.json/, { word: 'moment_certificate' }],
  [/^(?:search\.json|ui\.json:search\.)/, { word: 'moment_search' }],
  [/^consent\.json/, { word: 'moment_consent', part: 'consent' }],
  [/^ui\.json:language\.(?:offer|accept|dismiss)$/, { word: 'moment_offer', part: 'offer' }],
  [/^contact\.json:faults\./, { word: 'moment_faults', page: 'contact' }],
  [/^contact\.json:information\./, { word: 'moment_copied', page: 'contact' }],
  [/^contact\.json/, { word: 'moment_sending', page: 'contact' }],
  [/^pages\/contact\.json:sections\.places\./, { word: 'moment_map', page: 'contact' }],
  [/^faq\.json/, { word: 'moment_questions', page: 'faq' }],
  [/^pages\/case-studies\.json:.*\.filter\./, { word: 'moment_filter', page: 'case-studies' }],
  [/^pages\/[^:]*:sections\.(?:clauses|stored-items)\./, { word: 'moment_settings' }],
  [/^pages\/[^:]*:name$/, { word: 'moment_data' }],
  [/^ui\.json:navigation\.|^pages\/[^:]*:(?:menu|summary)$/, { word: 'moment_menu' }],
];

/** Returns when a text appears that no page shows initially. */
export function findMoment({ file, key }: Pick<DeskText, 'file' | 'key'>): Moment {
  const name = `${withoutFolder(file)}:${key}`;
  return moments.find(([pattern]) => pattern.test(name))?.[1] ?? { word: 'noPlace' };
}
