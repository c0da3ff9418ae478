import { z } from 'zod';
import {
  bundleCatalogue,
  bundlePaths,
  PICTURES_PATH,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, isRecord, valueOf } from '#src/content/describe/json-value.server.ts';
import { search } from '#src/content/describe/search-entries.server.ts';
import { pictureNames } from '#src/content/read/find-picture.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { sayNote, type WordLanguage } from '#src/content/read/words.server.ts';
import type { FactField, GroupField } from '#src/i18n/fields.server.ts';
import { readItems } from '../../locales/entry-files.ts';
import { listFacts, listTexts } from '../../locales/entry-fields.ts';
import { type EntryKind, entryKinds } from '../../locales/entry-kinds.ts';
import { findShowPlaces, listPlaces } from '../../locales/show-entry.ts';
import type { EntryForm, FormText } from '../entry-protocol.ts';

/** The form of every kind of entry, with what may be chosen as the bundles are now, in a language. */
export function describeForms(site: SiteSource, language: WordLanguage): EntryForm[] {
  return Object.entries(entryKinds).map(([name, kind]) => describeForm(site, name, kind, language));
}

/** The form of a kind of entry, with notes in a language. */
export function describeForm(
  site: SiteSource,
  name: string,
  kind: EntryKind,
  language: WordLanguage,
): EntryForm {
  const usual = findShowPlaces(site, kind, []).map((place) => place.name);
  const fields = listFacts(kind);
  return {
    kind: name,
    facts: fields.flatMap(([fact, field]) =>
      field.type === 'fact'
        ? [{ ...describeFact(site, kind, fact, field), note: sayNote(field.note, language) }]
        : [],
    ),
    texts: describeTexts(kind.item, language),
    lists: fields.flatMap(([list, field]) =>
      field.type === 'list' && field.item.type === 'group'
        ? [{ name: list, note: sayNote(field.note, language), texts: describeTexts(field.item, language) }]
        : [],
    ),
    search: kind.search === undefined ? [] : describeTexts(search.item, language).filter(isWord),
    places: listPlaces(site, kind).map((place) => ({
      name: place.name,
      isUsual: usual.includes(place.name),
    })),
  };
}

function describeTexts(field: GroupField, language: WordLanguage): FormText[] {
  return listTexts(field).map(({ key, field: { note, max, optional } }) => ({
    name: key,
    note: sayNote(note, language),
    max: max ?? null,
    isOptional: optional === true,
  }));
}

/** What an entry of the search says for itself: title and description come from the record. */
function isWord({ name }: FormText): boolean {
  return name === 'tags' || name === 'keywords';
}

function describeFact(site: SiteSource, kind: EntryKind, name: string, field: FactField) {
  const { schema, meaning, optional } = field;
  const described = { name, isOptional: optional === true };
  if (schema instanceof z.ZodEnum)
    return { ...described, options: schema.options.map(String), isChoice: true };
  if (meaning?.thing === 'picture') {
    const pictures = site.bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value;
    const names = isRecord(pictures) ? pictureNames(Object.keys(pictures)) : [];
    return { ...described, options: names, isChoice: true };
  }
  if (meaning?.thing === 'record') {
    const path = bundleCatalogue.find(({ field: bundle }) => bundle === meaning.of)?.path;
    const ids = readItems(site, path ?? bundlePaths.clients).flatMap((item) => idOf(item) ?? []);
    return { ...described, options: ids, isChoice: true };
  }
  return { ...described, options: listRepeated(readItems(site, kind.path('')), name), isChoice: false };
}

/** Values that several records have: others may want them as well. */
function listRepeated(records: readonly unknown[], name: string): string[] {
  const values = records.map((record) => valueOf(record, name)).filter((value) => typeof value === 'string');
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
