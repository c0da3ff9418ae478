/**
 * A folder in the import rules. `entries` are the files directly in `src`; `content` are those directly in
 * `src/content`, whose subfolders are listed separately.
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
  /** Description of the contents. */
  holds: string;
  /** Folders that it may import besides itself. */
  mayImport: readonly FolderName[];
  /** Advice for a file in this folder with a forbidden import. */
  instead: string;
  /** Advice if another folder imports this one; replaces `instead`. */
  reachedBy?: string;
};
