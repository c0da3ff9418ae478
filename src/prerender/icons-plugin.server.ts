import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { iconDrawings } from '#src/config/icon-drawings.server.ts';
import { builtFiles } from './built-files.server.ts';

/** Emits all icons as one file that pages share, so that neither documents nor scripts contain drawings. */
export function iconSprite(): Plugin {
  return builtFiles('virtual:icon-sprite', {
    address: { name: 'icons.svg', mediaType: 'image/svg+xml', write: drawSprite },
  });
}

const require = createRequire(import.meta.url);
const iconSet = z.object({
  icons: z.record(z.string(), z.object({ body: z.string(), width: z.number().optional() })),
  width: z.number(),
  height: z.number(),
});

function readSet(name: string) {
  return iconSet.parse(JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')));
}

/** The stroke is set where the icon is used. */
const PAINT = / (?:fill|stroke|stroke-(?:linecap|linejoin|width))="[^"]*"/g;

function drawSprite(): string {
  const sets = { lucide: readSet('lucide'), 'fa6-brands': readSet('fa6-brands') };
  const symbols = Object.entries(iconDrawings).map(([name, drawing]) => {
    const isFilled = drawing.startsWith('fa6-brands:');
    const { icons, width, height } = sets[isFilled ? 'fa6-brands' : 'lucide'];
    const icon = icons[drawing.slice(drawing.indexOf(':') + 1)];
    if (icon === undefined)
      throw new Error(`The icon "${name}" names "${drawing}", which its set does not have.`);
    // Filled icons, such as brand marks, have no outline.
    const filled = isFilled ? ' fill="currentColor" stroke="none"' : '';
    const viewBox = `0 0 ${icon.width ?? width} ${height}`;
    return `<symbol id="${name}" viewBox="${viewBox}"${filled}>${icon.body.replaceAll(PAINT, '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
