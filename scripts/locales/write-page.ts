import { toolLanguages } from '#src/config/languages.ts';
import type { ToolLanguage } from '#src/content/read/words.server.ts';

const style = `
:root { color-scheme: light dark; font-family: "Segoe UI", Tahoma, "Noto Sans Arabic", system-ui, sans-serif; line-height: 1.7; }
body { margin: 0 auto; padding: 1rem; }
`;

/** An HTML page without external files. Title and body are markup. */
export type Page = { title: string; style: string; body: string };

/** Writes a page in the reader's language. */
export function writePage({ title, style: own, body }: Page, reader: ToolLanguage): string {
  return `<!doctype html>
<html lang="${reader}" dir="${toolLanguages[reader].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}${own}</style>
</head>
<body>
${body}</body>
</html>
`;
}
