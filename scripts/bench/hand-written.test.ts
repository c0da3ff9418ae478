import { expect, it } from 'vitest';
import { writeByHand } from './hand-written.ts';

const document = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="x"><title>Home</title>
<link rel="preload" as="font" href="/a.woff2"><style>@font-face{font-family:"Site";src:url(/a.woff2)}.a{color:red}</style><script type="module" src="/client.js"></script></head>
<body><h1 class="a b">Words</h1><img src="/p.avif"><div data-skeleton="page"><b class="c">…</b></div>
<link rel="stylesheet" href="/site.css"></body></html>`;

const sheet =
  '@font-face{font-family:"Rare";src:url(/b.woff2)}:root{--ink:#000;--line:var(--ink);--unread:var(--deep);--deep:1px}' +
  '.a{color:var(--line)}.c{color:blue}.b,.c{margin:0}@media print{.a{color:#000}.gone .a{top:0}}@keyframes in{0%{opacity:0}}';

it('A hand-written page has the words, pictures, fonts and styles of the built one, but no script or skeleton', async () => {
  const page = await writeByHand(document, [sheet]);
  expect(page).toContain('<h1 class="a b">Words</h1><img src="/p.avif">');
  expect(page).toContain('<link rel="preload" as="font" href="/a.woff2">');
  expect(page).not.toMatch(/script|data-skeleton|site\.css|http-equiv/);
  expect(page.match(/<style>.*?<\/style>/g)).toEqual([
    '<style>@font-face{font-family:"Site";src:url(/a.woff2)}:root{--ink:#000;--line:var(--ink)}.a{color:var(--line)}.b{margin:0}@media print{.a{color:#000}}</style>',
  ]);
});
