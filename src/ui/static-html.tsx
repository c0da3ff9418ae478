/** Markup that stays as the document brought it: React neither compares nor writes it. */
export function StaticHtml() {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
