import { bundlePaths, pageBundlePath } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, type JsonPath, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { accountFields } from '#src/pages/case-study/drawings/account-field.ts';
import * as camp from '#src/pages/case-study/drawings/camp-section.ts';
import { layMoves } from '#src/pages/case-study/drawings/night-moves.ts';
import * as phased from '#src/pages/case-study/drawings/phased-site.ts';
import { STORES } from '#src/pages/case-study/drawings/service-desk.ts';
import * as wind from '#src/pages/case-study/drawings/wind-plan.ts';

/** A figure of a record that its drawing can be counted for. */
type DrawnFigure = { fact: 'capacity' | 'figure'; value: number };

const turbinesOfPhases = phased.layPhases('wide').phases.flatMap(({ turbines }) => turbines).length;
const { columns, rows } = accountFields.wide;

/** What drawings of case studies show of the figures of their records, by kind. */
const drawnFigures: Readonly<Record<string, DrawnFigure>> = {
  'two-cells': { fact: 'capacity', value: wind.layWindPlan('wide').rows.flat().length * wind.MEGAWATTS },
  'coast-section': {
    fact: 'capacity',
    value: camp.layCampSection('wide').turbines.length * camp.STANDS_FOR * camp.MEGAWATTS,
  },
  'three-rings': { fact: 'capacity', value: turbinesOfPhases * phased.MEGAWATTS },
  'service-desk': { fact: 'figure', value: STORES },
  'night-moves': { fact: 'figure', value: layMoves().length },
  'account-field': { fact: 'figure', value: columns * rows },
};

/** A case study with what its page opens with. `place` is that of the kind of its drawing. */
type OpenedStudy = {
  id: string;
  index: number;
  record: unknown;
  bundle: string;
  place: JsonPath;
  kind: unknown;
};

/** The case studies, each with the drawing that its page opens with. */
export function listOpenings({ bundles }: SiteSource): OpenedStudy[] {
  const records = itemsOf(bundles.get(`${SHARED_FOLDER}/${bundlePaths.caseStudies}`)?.value);
  return records.map((record, index) => {
    const id = idOf(record) ?? '';
    const bundle = `${SHARED_FOLDER}/${pageBundlePath(`case-studies-${id}`)}`;
    const page = bundles.get(bundle)?.value;
    const opening = itemsOf(valueOf(page, 'sections')).findIndex(
      (section) => valueOf(section, 'kind') === 'study-opening',
    );
    const place = ['sections', opening, 'drawing', 'kind'];
    return { id, index, record, bundle, place, kind: valueAt(page, place) };
  });
}

/** Ids of the case studies that the code draws; the others have a picture, and a file of their own for lists. */
export function listDrawnStudies(source: SiteSource): string[] {
  return listOpenings(source)
    .filter(({ kind }) => kind !== 'picture')
    .map(({ id }) => id);
}

/** The figure of a record that a drawing shows otherwise; nothing where they agree or it shows none. */
export function findOtherFigure(
  record: unknown,
  kind: unknown,
): (DrawnFigure & { told: number }) | undefined {
  const drawn = typeof kind === 'string' ? drawnFigures[kind] : undefined;
  const told = drawn && valueOf(record, drawn.fact);
  return drawn === undefined || typeof told !== 'number' || told === drawn.value
    ? undefined
    : { ...drawn, told };
}
