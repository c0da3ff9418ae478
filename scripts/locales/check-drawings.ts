import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePaths } from '#src/content/describe/bundle-catalogue.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { findOtherFigure, listOpenings } from '../drawings/drawn-figures.ts';
import { drawSheets } from '../drawings/sheets.ts';

/** Checks that the drawings of case studies show the figures of their records, on their pages and in lists. */
export function checkDrawings(source: SiteSource, publicFolder: string): Problem[] {
  const records = source.bundles.get(`${SHARED_FOLDER}/${bundlePaths.caseStudies}`);
  return listOpenings(source).flatMap(({ id, index, record, bundle: name, place, kind }) => {
    const bundle = source.bundles.get(name);
    const figure = findOtherFigure(record, kind);
    if (bundle !== undefined && figure !== undefined) {
      const values = { drawn: figure.value, fact: figure.fact, told: figure.told };
      return [locateProblem(bundle, place, { code: 'drawing-other', values })];
    }
    const file = `drawings/${id}.svg`;
    const isOwn = kind !== 'picture' || drawSheets([id])[id] !== readSheet(join(publicFolder, file));
    return records === undefined || isOwn
      ? []
      : [
          locateProblem(records, [index, 'drawn'], {
            code: 'sheet-other',
            values: { file: `public/${file}` },
          }),
        ];
  });
}

function readSheet(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
