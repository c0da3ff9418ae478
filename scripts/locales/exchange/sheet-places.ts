import type { Phrase } from '#src/content/read/words.server.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { PlacePictures } from './place-pictures.ts';

/** Padding around a text, and maximum size of a screenshot, px. */
const AROUND = 56;
const WIDTH = 480;
const MAX_HEIGHT = 260;

/** Returns styles that embed each screenshot once; every text shows a crop of it. */
export function stylePlaces({ views }: PlacePictures): string {
  const pictures = views.map(
    ({ picture, width, height }, index) =>
      `.page-${String(index)} { background-image: url(${picture}); height: ${String(height)}px; width: ${String(width)}px; }\n`,
  );
  return `figure { margin: 0.5rem 0; }
figcaption { font-size: 0.875rem; }
.window { border: 1px solid; direction: ltr; max-width: ${String(WIDTH)}px; overflow: hidden; position: relative; }
.window * { position: absolute; print-color-adjust: exact; }
.window i { border-radius: 3px; outline: 2px solid #E0218A; outline-offset: 3px; }
${pictures.join('')}`;
}

/** Writes where a text is shown: a screenshot, or when it appears. */
export function writePlace(
  { views, places }: PlacePictures,
  name: string,
  inWords: (phrase: Phrase) => string,
): string {
  const place = places[name];
  if (place === undefined) return '';
  if ('moment' in place) return `<p class="about">${escapeMarkup(place.moment)}</p>\n`;
  const { left, top, width, height } = place.frame;
  const view = views[place.view];
  if (view === undefined) return '';
  const shown = Math.min(height + 2 * AROUND, MAX_HEIGHT, view.height);
  const from = Math.max(0, Math.min(top - AROUND, view.height - shown));
  const middle = Math.max(WIDTH / 2, Math.min(left + width / 2, view.width - WIDTH / 2));
  const caption = inWords({ phrase: 'sheet-place', values: { address: view.address } });
  return `<figure>
<div class="window" style="height: ${String(shown)}px" aria-hidden="true"><div class="page-${String(place.view)}" style="left: calc(50% - ${String(middle)}px); top: ${String(-from)}px"><i style="left: ${String(left)}px; top: ${String(top)}px; width: ${String(width)}px; height: ${String(height)}px"></i></div></div>
<figcaption>${caption}</figcaption>
</figure>
`;
}
