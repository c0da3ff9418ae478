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
  | 'shell'
  | 'prerender'
  | 'entries'
  | 'server'
  | 'scripts'
  | 'tests';

export type FolderRule = {
  /** Contents of the folder. */
  holds: string;
  /** Folders it may import besides itself. */
  mayImport: readonly FolderName[];
  /** Advice for a file of this folder that needs a forbidden import. */
  instead: string;
  /** Folders that may import this one; shown instead of `instead` when another folder imports it. */
  reachedBy?: string;
};
