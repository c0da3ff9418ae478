import { createHash } from 'node:crypto';
import type { StoredMessage } from './mailbox-message.ts';
import type { ListedMessage, MessagePage } from './mailbox-store.ts';
import { pageWords } from './mailbox-words.ts';

/** Address of the mailbox page. */
export const MAILBOX_PATH = '/mailbox';
/** The same address for links on the page; relative, so the base path of the site is kept. */
const OWN_NAME = MAILBOX_PATH.slice(1);

const style = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1rem;max-inline-size:60rem}
article{border:1px solid GrayText;border-radius:.5rem;padding:0 1rem;margin-block:1rem}
h2{font-size:1.125rem}h3{font-size:1rem}
h2,p,dt,dd{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:.25rem 1rem}
dt{font-weight:600;max-inline-size:12rem}dd{margin:0;white-space:pre-wrap;min-inline-size:0}
nav{display:flex;gap:1rem}
`;

/** Content security policy of the page: only its own style, so a message can never run as code. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Escapes text for HTML. A carriage return becomes a reference, because HTML parsers turn it into a line feed. */
const escape = (text: string) => text.replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const writeValue = (value: unknown) => escape(typeof value === 'string' ? value : JSON.stringify(value));

/** Writes names and values as a `dl`. `dir="auto"` isolates the text direction of each. */
function writeFacts(facts: readonly [name: string, value: unknown][]): string {
  const rows = facts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<dt dir="auto">${escape(name)}</dt><dd dir="auto">${writeValue(value)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

/** Returns sender and subject of a message, from the contact form's parameters (docs/behavior.md §7). */
function listSubjects(parameters: Record<string, unknown>): string[] {
  const texts = ['from_name', 'from_email', 'company', 'industry', 'service'].map((name) => parameters[name]);
  return texts.filter((text) => typeof text === 'string' && text !== '').map(String);
}

function writeMessage({ id, receivedAt, call, headers, fields }: StoredMessage): string {
  const { template_params: parameters, ...others } = fields;
  const subjects = listSubjects(parameters).map((text) => `<bdi>${escape(text)}</bdi>`);
  const isEmpty = Object.keys(parameters).length === 0;
  return `<article id="${id}">
<h2>${subjects.join(' · ') || pageWords.noSender}</h2>
<p>${pageWords.received} <time datetime="${escape(receivedAt)}">${escape(pageWords.moment(receivedAt))}</time></p>
<h3>${pageWords.parameters}</h3>
${isEmpty ? `<p>${pageWords.noParameters}</p>` : writeFacts(Object.entries(parameters))}
<h3>${pageWords.delivery}</h3>
${writeFacts([[pageWords.call, call], ...Object.entries(others), ...Object.entries(headers)])}
${writeFileLink(id)}
</article>`;
}

function writeFileLink(id: string): string {
  return `<p><a href="${OWN_NAME}/${id}.json">${pageWords.file}: ${id}.json</a></p>`;
}

function writeListed({ id, message }: ListedMessage): string {
  if (message !== null) return writeMessage(message);
  return `<article id="${id}"><h2>${pageWords.unreadable}</h2>${writeFileLink(id)}</article>`;
}

/** Writes links to the newest and to older messages, if any. */
function writePages({ messages, total, newer }: MessagePage): string {
  const last = messages.at(-1);
  const newest = newer > 0 ? `<a href="${OWN_NAME}">${pageWords.newest}</a>` : '';
  const isMore = last !== undefined && newer + messages.length < total;
  const older = isMore ? `<a href="${OWN_NAME}?before=${last.id}" rel="next">${pageWords.older}</a>` : '';
  return newest + older === '' ? '' : `<nav aria-label="${pageWords.pages}">${newest}${older}</nav>`;
}

function describePage({ messages, total, newer }: MessagePage): string {
  if (total === 0) return pageWords.empty;
  return messages.length === 0
    ? pageWords.noneShown(total)
    : pageWords.shown(newer + 1, newer + messages.length, total);
}

/** Writes the mailbox page: messages as text, without scripts. */
export function writeMailboxPage(page: MessagePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${pageWords.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${pageWords.title}</h1>
<p>${pageWords.about}</p>
<p>${describePage(page)}</p>
${page.messages.map(writeListed).join('\n')}
${writePages(page)}
</main>
</body>
</html>
`;
}
