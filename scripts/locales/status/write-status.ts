import { toolLanguages } from '#src/config/languages.ts';
import { nameLanguage } from '#src/content/check/described-bundle.server.ts';
import { namePlace, type Problem, sortProblems } from '#src/content/read/problem.server.ts';
import {
  type Phrase,
  formatFault,
  formatPhrase,
  type ToolLanguage,
  wordLanguages,
} from '#src/content/read/words.server.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { LanguageProgress, Progress, Status } from './measure-status.ts';
import { writePage } from '../write-page.ts';

const columns = ['written', 'fresh', 'reviewed'] as const;

/** Returns the file name of the status page in a language. */
export function statusFile(reader: ToolLanguage, form: 'html' | 'md'): string {
  return `status.${reader}.${form}`;
}

/** Formats a share in whole percent, rounded down, so only all texts are 100%. */
function writeShare(part: number, { total }: Progress, reader: ToolLanguage): string {
  const share = total === 0 ? 1 : Math.floor((part / total) * 100) / 100;
  return new Intl.NumberFormat(toolLanguages[reader].intl, { style: 'percent' }).format(share);
}

function cellsOf(progress: Progress, reader: ToolLanguage): string[] {
  const shares = columns.map((column) => writeShare(progress[column], progress, reader));
  return [String(progress.total), ...shares, String(progress.findings)];
}

function headings(reader: ToolLanguage): string[] {
  const names = [
    'status-texts',
    'status-written',
    'status-fresh',
    'status-reviewed',
    'status-findings',
  ] as const;
  return names.map((phrase) => formatPhrase({ phrase }, reader));
}

const style = `body { max-width: 70rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
caption { font-weight: 600; padding-block: 0.5rem; text-align: start; }
th, td { border-block-end: 1px solid; padding: 0.25rem 0.75rem; text-align: start; white-space: nowrap; }
dd { margin-inline-start: 1.5rem; }
`;

/** Writes the status as a self-contained HTML page. */
export function writeStatusPage(status: Status, reader: ToolLanguage, date: Date): string {
  const inWords = (phrase: Phrase) => escapeMarkup(formatPhrase(phrase, reader));
  const title = inWords({ phrase: 'status-title' });
  const others = wordLanguages
    .filter((code) => code !== reader)
    .map(
      (code) =>
        `<a href="${statusFile(code, 'html')}" hreflang="${code}" lang="${code}">${toolLanguages[code].name}</a>`,
    );
  const body = `<main>
<h1>${title}</h1>
<p>${writeDate(date, reader)} · ${others.join(' · ')}</p>
<p>${inWords({ phrase: 'status-introduction' })}</p>
${status.languages.map((progress) => writeTable(progress, reader)).join('')}<h2>${inWords({ phrase: 'status-findings' })}</h2>
${writeFindings(status.findings, reader)}
</main>
`;
  return writePage({ title, style, body }, reader);
}

function writeDate(date: Date, reader: ToolLanguage): string {
  return new Intl.DateTimeFormat(toolLanguages[reader].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);
}

function writeTable({ language, whole, files }: LanguageProgress, reader: ToolLanguage): string {
  const name = escapeMarkup(
    formatPhrase({ phrase: 'the-language', values: { language: nameLanguage(language) } }, reader),
  );
  const head = [formatPhrase({ phrase: 'status-file' }, reader), ...headings(reader)];
  const rows = [
    writeRow(escapeMarkup(formatPhrase({ phrase: 'status-all' }, reader)), whole, reader),
    ...[...files].map(([file, progress]) =>
      writeRow(`<bdi dir="ltr">${escapeMarkup(file)}</bdi>`, progress, reader),
    ),
  ];
  return `<div class="wide" tabindex="0" role="region" aria-labelledby="table-${language}">
<table>
<caption id="table-${language}">${name}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escapeMarkup(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
`;
}

function writeRow(name: string, progress: Progress, reader: ToolLanguage): string {
  const cells = cellsOf(progress, reader).map((cell) => `<td>${cell}</td>`);
  return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
}

function writeFindings(findings: readonly Problem[], reader: ToolLanguage): string {
  if (findings.length === 0) return `<p>${escapeMarkup(formatPhrase({ phrase: 'valid' }, reader))}</p>`;
  const entries = sortProblems(findings).map((problem) => {
    const { found, expected, remedy } = formatFault(problem.code, problem.values ?? {}, reader);
    const lines = [
      `${formatPhrase({ phrase: 'found' }, reader)}: ${found}`,
      `${formatPhrase({ phrase: 'expected' }, reader)}: ${expected}`,
      remedy,
    ];
    const items = lines.map((line) => `<dd>${escapeMarkup(line)}</dd>`).join('');
    return `<dt><bdi dir="ltr">${escapeMarkup(namePlace(problem))}</bdi></dt>${items}`;
  });
  return `<dl>\n${entries.join('\n')}\n</dl>`;
}

/** Writes the status as Markdown, for a review or a message. */
export function writeStatusText(
  { languages: standings, findings }: Status,
  reader: ToolLanguage,
  date: Date,
): string {
  const inWords = (phrase: Phrase) => formatPhrase(phrase, reader);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [inWords({ phrase: 'status-file' }), ...headings(reader)];
  const tables = standings.map(({ language, whole, files }) =>
    [
      `## ${inWords({ phrase: 'the-language', values: { language: nameLanguage(language) } })}`,
      '',
      row(head),
      row(head.map(() => '---')),
      row([inWords({ phrase: 'status-all' }), ...cellsOf(whole, reader)]),
      ...[...files].map(([file, progress]) => row([`\`${file}\``, ...cellsOf(progress, reader)])),
    ].join('\n'),
  );
  const found = sortProblems(findings).map((problem) => {
    const { found: what, remedy } = formatFault(problem.code, problem.values ?? {}, reader);
    return `- \`${namePlace(problem)}\`: ${what}; ${remedy}`;
  });
  return [
    `<div lang="${reader}" dir="${toolLanguages[reader].direction}">`,
    `# ${inWords({ phrase: 'status-title' })}`,
    writeDate(date, reader),
    ...tables,
    `## ${inWords({ phrase: 'status-findings' })}`,
    found.length === 0 ? inWords({ phrase: 'valid' }) : found.join('\n'),
    '</div>\n',
  ].join('\n\n');
}
