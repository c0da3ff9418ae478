import { colors } from '#src/theme/tokens.ts';
import { importsAll, readSource, reaches } from './read-imports.ts';
import {
  built,
  mailStations,
  messageStations,
  outcomeStation,
  screenStation,
  sources,
  type Station,
  textStations,
} from './way-stations.ts';

const PATH = /src\/[\w./-]+\w/g;
const WIDTH = 960;
/** x positions of the lines in the first diagram, and of the line in the second. */
const [STRANDS, MESSAGE] = [[40, 54, 68], 520];
const [TEXT_INDENT, MESSAGE_INDENT] = [96, 550];
const STEP = 96;
/** Distance between the lines to the mailbox and to the service. */
const BRANCH = 26;
const [FIRST, LINE, SOURCE] = [222, 18, 26];
const TOP = FIRST - 136;
const END = FIRST + STEP * textStations.length + 10;
const HEIGHT = END + 196;

/** The diagram has its own background, so that it is readable on any page. */
const style = `text{font:13px system-ui,sans-serif;fill:var(--text)}
.head{font-size:19px;font-weight:600}.name{font-size:15px;font-weight:600}.soft{fill:var(--soft)}.end{text-anchor:end}
.file{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:var(--signal)}
.way{fill:none;stroke-width:3;stroke-linecap:round}.lead{stroke:var(--signal)}.by{stroke:var(--by)}.facts{stroke:var(--facts)}
.back{stroke:var(--signal);stroke-width:2;stroke-dasharray:2 6}.stop{fill:var(--ground);stroke:var(--text);stroke-width:2}.band{fill:var(--band)}
svg{--ground:${colors.sand};--band:${colors.paper};--text:${colors.ink};--soft:${colors.muted};--signal:${colors.signal};--by:${colors.sun};--facts:${colors.control}}
@media (prefers-color-scheme:dark){svg{--ground:${colors.ink};--band:${colors.inkRaised};--text:${colors.onInk};--soft:${colors.onInkMuted};--signal:${colors.signalOnInk};--facts:${colors.onInkMuted}}}`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const write = (x: number, y: number, text: string, look = '') =>
  `<text x="${x}" y="${y}"${look && ` class="${look}"`}>${escape(text)}</text>`;
const draw = (d: string, look: string) => `<path class="way ${look}" d="${d}"/>`;
const band = (x: number, top: number, bottom: number, title: string) =>
  `<rect class="band" x="${x}" y="${top}" width="452" height="${bottom - top}" rx="4"/>${write(x + 436, top + 24, title, 'soft end')}`;
/** Draws a stop across all lines between two positions. */
const stop = (left: number, right: number, y: number) =>
  `<rect class="stop" x="${left - 8}" y="${y - 8}" width="${right - left + 16}" height="16" rx="8"/>`;

/** Draws a step with its description and file. @throws Error if a file that it names does not exist */
function writeStation({ name, file, lines }: Station, x: number, y: number): string {
  [file, ...lines.flatMap((line) => line.match(PATH) ?? [])].forEach(readSource);
  return [
    write(x, y + 5, name, 'name'),
    write(x, y + 5 + LINE, file, 'file'),
    ...lines.map((line, number) => write(x, y + 6 + LINE * (number + 2), line, 'soft')),
  ].join('');
}

/** @throws Error if a step no longer leads to the next one */
export function refuseGaps(way: readonly Station[]): void {
  way.forEach(({ file, by }, number) => {
    const next = way[number + 1]?.file;
    if (next === undefined) return;
    const isJoined =
      by === undefined ? reaches(file, next) || reaches(next, file) : importsAll(by, [file, next]);
    if (!isJoined) throw new Error(`The drawing of the ways has a gap between ${file} and ${next}.`);
  });
}

function drawSources(): string {
  return sources
    .map(({ file, says }, number) => {
      readSource(file);
      const [x, y] = [STRANDS[number] ?? 0, TOP + 46 + SOURCE * number];
      return `${write(TEXT_INDENT, y + 4, file, 'file')}${write(TEXT_INDENT + 250, y + 4, says, 'soft')}<circle class="stop" cx="${x}" cy="${y}" r="5"/>`;
    })
    .join('');
}

/** Draws the lines: one per language to its document, and the facts until they are joined. */
function drawStrands(): string {
  const looks = ['lead', 'by'];
  return sources
    .map((_, number) => {
      const x = STRANDS[number] ?? 0;
      const isLanguage = number < built.length;
      const end = isLanguage ? END + 100 : FIRST + 2 * STEP;
      return draw(`M${x} ${TOP + 46 + SOURCE * number}V${end}`, isLanguage ? (looks[number] ?? '') : 'facts');
    })
    .join('');
}

function drawText(): string {
  refuseGaps(textStations);
  const [left = 0] = STRANDS;
  const last = STRANDS[built.length - 1] ?? left;
  const files = built.map((file, number) => {
    const x = STRANDS[number] ?? 0;
    return `<circle class="stop" cx="${x}" cy="${END + 8 + 22 * number}" r="5"/>${write(TEXT_INDENT, END + 12 + 22 * number, file, 'file')}`;
  });
  return [
    band(16, TOP, END + 46, 'while the site is built'),
    band(16, END + 62, HEIGHT - 12, 'in the browser'),
    drawStrands(),
    drawSources(),
    ...textStations.map((station, number) => {
      const y = FIRST + STEP * number;
      const right = number > 2 ? last : (STRANDS[sources.length - 1] ?? last);
      return stop(left, right, y) + writeStation(station, TEXT_INDENT, y);
    }),
    ...files,
    stop(left, last, END + 108),
    writeStation(screenStation, TEXT_INDENT, END + 108),
  ].join('');
}

function drawMessage(): string {
  refuseGaps([...messageStations, outcomeStation]);
  const start = TOP + 52;
  const sent = start + STEP * (messageStations.length - 1);
  const told = END + 108;
  const mail = mailStations.map((station, number) => {
    const [x, y] = [MESSAGE + BRANCH * number, sent + 138 + STEP * number];
    const leave = number === 0 ? '' : `V${sent + 96}q0 14 8 14h${BRANCH - 16}q8 0 8 14`;
    const join = number === 0 ? `V${told}` : `V${told - 62}q0 14 -8 14h${16 - BRANCH}q-8 0 -8 14V${told}`;
    return [
      draw(`M${MESSAGE} ${sent}${leave}V${y}`, 'lead'),
      draw(`M${x} ${y}${join}`, 'back'),
      stop(x, x, y),
      writeStation(station, MESSAGE_INDENT + BRANCH, y),
    ].join('');
  });
  return [
    band(492, TOP, sent + 80, 'in the browser'),
    band(492, END + 62, HEIGHT - 12, 'in the browser'),
    draw(`M${MESSAGE} ${start}V${sent}`, 'lead'),
    ...mail.toReversed(),
    ...messageStations.map((station, number) => {
      const y = start + STEP * number;
      return stop(MESSAGE, MESSAGE, y) + writeStation(station, MESSAGE_INDENT, y);
    }),
    stop(MESSAGE, MESSAGE, told),
    writeStation(outcomeStation, MESSAGE_INDENT, told),
  ].join('');
}

/** Draws the diagram: a text from its bundles to the screen, and a message from the form to the mailbox. */
export function drawWays(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="The way of a text from its bundles to the screen, and of a message from the contact form to the mailbox"><style>${style}</style><rect width="${WIDTH}" height="${HEIGHT}" rx="6" style="fill:var(--ground)"/>${write(32, 44, 'One text', 'head')}${write(32, 68, 'from its bundles to the screen', 'soft')}${write(508, 44, 'One message', 'head')}${write(508, 68, 'from the contact form to the mailbox', 'soft')}${drawText()}${drawMessage()}</svg>\n`;
}
