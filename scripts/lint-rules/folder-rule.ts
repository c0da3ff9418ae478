/**
 * A folder of the project as the import rules know it; `entries` are the files directly in `src`, `content` those
 * directly in `src/content`, its trades stand below it.
 */
export type FolderName =
  | 'config'
  | 'i18n'
  | 'routing'
  | 'content'
  | 'content/describe'
  | 'content/read'
  | 'content/join'
  | 'content/check'
  | 'seo'
  | 'theme'
  | 'ui'
  | 'third-party'
  | 'features'
  | 'sections'
  | 'signatures'
  | 'pages'
  | 'islands'
  | 'document'
  | 'shell'
  | 'prerender'
  | 'entries'
  | 'server'
  | 'scripts'
  | 'tests';

export type FolderRule = {
  /** What the folder holds. */
  holds: string;
  /** Folders it may import besides itself. */
  mayImport: readonly FolderName[];
  /** What to do when a file of this folder needs something that it may not import. */
  instead: string;
  /** Who reaches this folder; said in place of `instead` when another folder imports it. */
  reachedBy?: string;
};
