import { drawGulfOfAqaba } from '#src/pages/case-study/drawings/gulf-of-aqaba.ts';
import { drawGulfOfSuez } from '#src/pages/case-study/drawings/gulf-of-suez.ts';
import { drawHybridCloudMigration } from '#src/pages/case-study/drawings/hybrid-cloud-migration.ts';
import { drawMicrowaveHop } from '#src/pages/case-study/drawings/microwave-hop.ts';
import { drawRedSeaCoast } from '#src/pages/case-study/drawings/red-sea-coast.ts';
import { drawServiceDesk } from '#src/pages/case-study/drawings/service-desk.ts';
import type { Look, Sketch } from '#src/pages/case-study/drawings/sketch.ts';
import { drawTwoPaths } from '#src/pages/case-study/drawings/two-paths.ts';
import { drawUserProvisioning } from '#src/pages/case-study/drawings/user-provisioning.ts';
import { colors } from '#src/theme/tokens.ts';

const { ink, sand, signal, sun, muted, error } = colors;
const [tone, earth, contour, fine, lit, water] = [
  '#51606C',
  '#EBE3D4',
  '#CBBFA9',
  '#8A8778',
  '#B8690F',
  '#DDE7E5',
];

const line = (stroke: string, width: number, more = '') =>
  `fill="none" stroke="${stroke}" stroke-width="${width}"${more}`;

/** Styles of drawings as attributes: a file in a list has no style sheet. */
const looks: Record<Look, string> = {
  cut: line(ink, 2.5),
  object: line(ink, 1.25),
  fine: line(fine, 0.75),
  contour: line(contour, 0.75),
  hair: line(muted, 0.5),
  earth: `fill="${earth}"`,
  plain: 'fill="#F1EBE0"',
  rock: 'fill="#DDD2BE"',
  shade: `fill="${fine}" fill-opacity=".28"`,
  tone: `fill="${tone}"`,
  solid: `fill="${ink}"`,
  paper: `fill="${sand}" stroke="${ink}" stroke-width="1.25"`,
  signal: line(signal, 2.5),
  path: line(signal, 1.25),
  fiber: line(signal, 2.5, ' stroke-dasharray="8 4"'),
  reserve: line(signal, 1.25, ' stroke-dasharray="1 6" stroke-linecap="round"'),
  signalFill: `fill="${signal}"`,
  cover: `fill="${signal}" fill-opacity=".1"`,
  lit: line(lit, 2.5),
  sun: `fill="${lit}"`,
  points: line(lit, 4, ' stroke-linecap="round"'),
  water: `fill="${water}"`,
  far: line(tone, 1),
  ghost: line(ink, 1.25, ' stroke-dasharray="4 5"'),
  night: `fill="${ink}"`,
  moved: line(sun, 1.25),
  awake: line(sun, 2.5),
  marks: line(tone, 5, ' stroke-opacity=".5" stroke-dasharray="5 5" stroke-dashoffset="-2.5"'),
  smallMarks: line(tone, 4, ' stroke-opacity=".5" stroke-dasharray="4.5 4.5" stroke-dashoffset="-2.25"'),
  fault: line(error, 2.5),
};

/** Looks of a sheet that a dark ground turns into its negative: nights end up dark, as they are. */
const negativeLooks = {
  ...looks,
  night: `fill="#FFF" stroke="${tone}" stroke-width=".75"`,
  moved: line(lit, 1.25),
  awake: looks.lit,
};

function writeSheet({ width, height, layers }: Sketch<string>, drawn = looks): string {
  const paths = layers.map(({ look, d }) => `<path ${drawn[look]} d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${sand}" d="M0 0h${width}v${height}H0z"/>${paths.join('')}</svg>\n`;
}

const sheets: Readonly<Record<string, () => string>> = {
  'ras-ghareb': () => writeSheet(drawMicrowaveHop('sheet', false)),
  'gulf-of-suez': () => writeSheet(drawGulfOfSuez('sheet', false)),
  'red-sea-coast': () => writeSheet(drawRedSeaCoast('sheet', false)),
  'gulf-of-aqaba': () => writeSheet(drawGulfOfAqaba('sheet', false)),
  'benban-south': () => writeSheet(drawTwoPaths('sheet', false)),
  'service-desk': () => writeSheet(drawServiceDesk('sheet', false)),
  'hybrid-cloud-migration': () => writeSheet(drawHybridCloudMigration('sheet', false)),
  'hybrid-cloud-migration-negative': () =>
    writeSheet(drawHybridCloudMigration('sheet', false), negativeLooks),
  'user-provisioning': () => writeSheet(drawUserProvisioning('sheet', false)),
};

/** The drawings of the case studies that there are for lists, without words, each with the name of its file. */
export function drawSheets(studies: readonly string[]): Record<string, string> {
  const drawn = Object.entries(sheets).filter(([name]) => studies.includes(name.replace(/-negative$/, '')));
  return Object.fromEntries(drawn.map(([name, draw]) => [name, draw()]));
}
