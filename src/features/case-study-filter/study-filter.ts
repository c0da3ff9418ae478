import { readKey } from '#src/config/read-key.ts';

export type FilterMode = 'industry' | 'service';

/** A filter as stored in the URL: the field and its value or `all`. */
export type StudyFilter = { mode: FilterMode; value: string };

/** The values of each mode that have a chip. */
export type FilterValues = Readonly<Record<FilterMode, readonly string[]>>;

/** Fields of a study that a filter uses. */
type Filtered = { industry: string; services: readonly string[] };

/** The filter that shows every study. */
export const noFilter: StudyFilter = { mode: 'industry', value: 'all' };

/** Returns the values of a study for a mode: its industry or all its services. */
function valuesOf({ industry, services }: Filtered, mode: FilterMode): readonly string[] {
  return mode === 'industry' ? [industry] : services;
}

/** Returns the studies that match a filter, in their order. */
export function filterStudies<Study extends Filtered>(
  studies: readonly Study[],
  { mode, value }: StudyFilter,
): Study[] {
  return studies.filter((study) => value === 'all' || valuesOf(study, mode).includes(value));
}

/** Returns the filter of one value; an unknown value means `all`. */
function filterBy(mode: FilterMode, name: string, values: FilterValues): StudyFilter {
  return { mode, value: values[mode].includes(name) ? name : 'all' };
}

/** Reads the filter from a query string. */
export function readFilter(search: string, values: FilterValues): StudyFilter {
  const query = new URLSearchParams(search);
  const [industry, service] = [query.get('industry'), query.get('service')];
  return industry === null && service !== null
    ? filterBy('service', service, values)
    : filterBy('industry', industry ?? '', values);
}

/** Writes a filter into a query string and keeps all other parameters. */
export function writeFilter(search: string, { mode, value }: StudyFilter): string {
  const query = new URLSearchParams(search);
  query.delete('industry');
  query.delete('service');
  if (mode !== noFilter.mode || value !== noFilter.value) query.set(mode, value);
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns the filter of a `setIndustryFilter` event. The detail is `{ industry }` or the industry itself. */
export function readEvent(event: Event, values: FilterValues): StudyFilter {
  const detail = readKey(event, 'detail');
  const industry = readKey(detail, 'industry') ?? detail;
  return filterBy('industry', typeof industry === 'string' ? industry : '', values);
}
