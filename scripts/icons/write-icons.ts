import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from '#src/theme/tokens.ts';
import { fingerprint } from '../fingerprint.ts';

/** An icon: the company's mark on a background. `share` is the mark's width as a share of the icon's. */
type Tile = { mark: 'mark' | 'mark-on-dark'; size: number; share: number; ground: string; radius: number };

/** Icons by file name in `public`; `favicon.ico` contains several sizes. */
const tiles = {
  'favicon.svg': { mark: 'mark-on-dark', size: 48, share: 0.8, ground: colors.ink, radius: 10 },
  'favicon.ico': { mark: 'mark-on-dark', size: 48, share: 0.9, ground: colors.ink, radius: 8 },
  'apple-touch-icon.png': { mark: 'mark', size: 180, share: 0.66, ground: colors.paper, radius: 0 },
  'icon-192.png': { mark: 'mark', size: 192, share: 0.72, ground: colors.paper, radius: 28 },
  'icon-512.png': { mark: 'mark', size: 512, share: 0.72, ground: colors.paper, radius: 76 },
  'icon-maskable-512.png': { mark: 'mark', size: 512, share: 0.54, ground: colors.paper, radius: 0 },
} as const satisfies Readonly<Record<string, Tile>>;

/** Names of all icons in `public`. */
export const iconNames: readonly string[] = Object.keys(tiles);

/** An icon: its file in `public`, its drawing, and a text that only an up-to-date file contains. */
export type Icon = { file: string; size: number; svg: string; mark: string };

const DECLARATION = /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*/;
const OPENING = /^<svg\b[^>]*>/;
const HAS_BOX = /\sviewBox=["']/;
/** Attributes of the mark that its position in the icon replaces; others, such as colors, are kept. */
const REPLACED = /\s+(?:x|y|width|height|xmlns)=(?:"[^"]*"|'[^']*')/g;

/** Draws the mark centered on its background. @throws Error if the file is not an SVG with a `viewBox` */
function drawTile(source: string, { mark, size, share, ground, radius }: Tile): string {
  const drawing = source.replace(DECLARATION, '');
  const opening = OPENING.exec(drawing)?.[0] ?? '';
  if (!HAS_BOX.test(opening))
    throw new Error(`public/brand/${mark}.svg has no viewBox: write one, such as viewBox="0 0 48 48".`);
  const side = Math.round(size * share * 100) / 100;
  const inset = Math.round((size - side) * 50) / 100;
  const own = opening.slice('<svg'.length).replaceAll(REPLACED, '');
  const placed = `<svg x="${inset}" y="${inset}" width="${side}" height="${side}"${own}`;
  const rounded = radius > 0 ? ` rx="${radius}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}"${rounded} fill="${ground}"/>${placed}${drawing.slice(opening.length).trim()}</svg>\n`
  );
}

/** Lists the icons, drawn with the current mark and colors. */
export function listIcons(publicFolder: string): Icon[] {
  return Object.entries(tiles).map(([file, tile]) => {
    const source = readFileSync(join(publicFolder, 'brand', `${tile.mark}.svg`), 'utf8');
    const svg = drawTile(source, tile);
    return {
      file,
      size: tile.size,
      svg,
      mark: file === 'favicon.svg' ? svg : fingerprint(svg, publicFolder),
    };
  });
}
