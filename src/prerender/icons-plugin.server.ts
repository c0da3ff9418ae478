import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { iconDrawings } from '#src/ui/icon-drawings.server.ts';

const SPRITE = 'virtual:icon-sprite';
const DEVELOPMENT_ADDRESS = '/@icons.svg';

/** All icons in one file that every page shares, so that neither documents nor scripts carry drawings. */
export function iconSprite(): Plugin {
  let built = '';
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === SPRITE ? `\0${SPRITE}` : undefined),
    buildStart() {
      if (this.environment.mode === 'dev' || this.environment.name !== 'client') return;
      const reference = this.emitFile({ type: 'asset', name: 'icons.svg', source: drawSprite() });
      built = `/${this.getFileName(reference)}`;
    },
    load(id) {
      if (id !== `\0${SPRITE}`) return undefined;
      return `export const address = '${this.environment.mode === 'dev' ? DEVELOPMENT_ADDRESS : built}';`;
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_ADDRESS, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawSprite());
      });
    },
  };
}

function drawSprite(): string {
  const symbols = Object.entries(iconDrawings).map(([name, drawing]) => {
    const drawn = parse(renderToStaticMarkup(createElement(drawing))).querySelector('svg');
    if (drawn === null) throw new Error(`The icon "${name}" draws no svg.`);
    const viewBox = drawn.getAttribute('viewBox') ?? '';
    // A drawing that is filled, such as a brand mark, is not outlined as well.
    const isFilled = drawn.getAttribute('fill') === 'currentColor';
    const filled = isFilled ? ' fill="currentColor" stroke="none"' : '';
    return `<symbol id="${name}" viewBox="${viewBox}"${filled}>${drawn.innerHTML}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
