import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import {
  bundleCatalogue,
  ownBundles,
  pageBundlePath,
  PICTURES_PATH,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, isRecord, valueOf } from '#src/content/describe/json-value.server.ts';
import { search } from '#src/content/describe/search-entries.server.ts';
import { pictureNames } from '#src/content/read/find-picture.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { translateNote, type ToolLanguage } from '#src/content/read/words.server.ts';
import type { FactField, GroupField } from '#src/i18n/fields.server.ts';
import { readItems } from '../../locales/entry-files.ts';
import { listFacts, listTexts } from '../../locales/entry-fields.ts';
import { type EntryKind, entryKinds } from '../../locales/entry-kinds.ts';
import { findShowPlaces, listPlaces, type ShowPlace } from '../../locales/show-entry.ts';
import type { EntryForm, FormFact, FormText } from '../entry-protocol.ts';
import {
  type Example,
  exampleFact,
  exampleText,
  findExample,
  nameOf,
  pagesOf,
  titleAbove,
} from './entry-examples.ts';

/** Describes the form of every kind of entry in a language, with the options that the bundles currently offer. */
export function describeForms(site: SiteSource, language: ToolLanguage): EntryForm[] {
  return Object.entries(entryKinds).map(([name, kind]) => describeForm(site, name, kind, language));
}

/** Describes the form of one kind of entry, with notes in a language. */
export function describeForm(
  site: SiteSource,
  name: string,
  kind: EntryKind,
  language: ToolLanguage,
): EntryForm {
  const usual = findShowPlaces(site, kind, []).map((place) => place.name);
  const fields = listFacts(kind);
  const keys = listTexts(kind.item).map(({ key }) => key);
  const own = { site, kind, language, example: findExample(site, kind, keys) };
  return {
    kind: name,
    example: own.example?.id ?? '',
    facts: fields.flatMap(([fact, field]) => (field.type === 'fact' ? [describeFact(own, fact, field)] : [])),
    texts: describeTexts(own, kind.item),
    lists: fields.flatMap(([list, field]) =>
      field.type === 'list' && field.item.type === 'group'
        ? [
            {
              name: list,
              note: translateNote(field.note, language),
              texts: describeTexts(own, field.item, list),
            },
          ]
        : [],
    ),
    search: kind.search === undefined ? [] : describeSearch(own),
    places: listPlaces(site, kind).map((place) => ({
      name: place.name,
      title: titlePlace(site, language, place),
      isUsual: usual.includes(place.name),
    })),
  };
}

/** Context for describing form fields. */
type Describing = { site: SiteSource; kind: EntryKind; language: ToolLanguage; example: Example | undefined };

function describeTexts({ language, example }: Describing, field: GroupField, list?: string): FormText[] {
  return listTexts(field).map(({ key, field: { note, max, optional } }) => ({
    name: key,
    note: translateNote(note, language),
    examples: Object.fromEntries(
      languageCodes.map((code) => [code, example ? exampleText(example, code, key, list) : '']),
    ),
    max: max ?? null,
    isOptional: optional === true,
  }));
}

/** Search fields of an entry other than title and description, which come from the record. */
function describeSearch(own: Describing): FormText[] {
  const names = ['tags', 'keywords'];
  const { search: kind = own.kind } = entryKinds;
  const example = findExample(own.site, kind, names);
  return describeTexts({ ...own, example }, search.item).filter(({ name }) => names.includes(name));
}

function describeFact(
  { site, kind, language, example }: Describing,
  name: string,
  { schema, note, meaning, optional }: FactField,
): FormFact {
  const described = {
    name,
    note: translateNote(note, language),
    example: example ? exampleFact(example, name) : '',
    isOptional: optional === true,
  };
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const values = schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    return { ...described, options: nameOptions(site, language, values.map(String)), isChoice: true };
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) {
    return { ...described, options: schema.element.options.map(String).map(asOption), isChoice: false };
  }
  if (meaning?.thing === 'picture') {
    const pictures = site.bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value;
    const names = isRecord(pictures) ? pictureNames(Object.keys(pictures)) : [];
    return { ...described, options: names.map(asOption), isChoice: true };
  }
  if (meaning?.thing === 'record') {
    const path = bundleCatalogue.find(({ field: bundle }) => bundle === meaning.of)?.path ?? '';
    const names = site.bundles.get(`${language}/${path}`)?.value;
    const ids = readItems(site, path).flatMap((item) => idOf(item) ?? []);
    const options = ids.map((id) => ({ value: id, title: nameOf(valueOf(names, id), id) }));
    return { ...described, options, isChoice: true };
  }
  const repeated = listRepeated(readItems(site, kind.path('')), name);
  return { ...described, options: repeated.map(asOption), isChoice: false };
}

/** Returns options; if all values are page ids, their titles are the page names. */
function nameOptions(site: SiteSource, language: ToolLanguage, values: readonly string[]) {
  const pages = pagesOf(site);
  if (!values.every((value) => Object.hasOwn(pages, value))) return values.map(asOption);
  return values.map((id) => {
    const texts = site.bundles.get(`${language}/${pageBundlePath(id)}`)?.value;
    return { value: id, title: nameOf(texts, id) };
  });
}

function asOption(value: string) {
  return { value, title: value };
}

/** Title of a list: the title of its page section, or the page name of a navigation panel. */
function titlePlace({ bundles }: SiteSource, language: ToolLanguage, { name, path }: ShowPlace): string {
  const keys = name.slice(path.length + 1).split('.');
  const [bar, id = ''] = keys;
  if (path === ownBundles.navigation.path && bar === 'bar') {
    return nameOf(bundles.get(`${language}/${pageBundlePath(id)}`)?.value, id);
  }
  return titleAbove(bundles.get(`${language}/${path}`)?.value, keys);
}

/** Returns the values that several records share, as suggestions. */
function listRepeated(records: readonly unknown[], name: string): string[] {
  const values = records.map((record) => valueOf(record, name)).filter((value) => typeof value === 'string');
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
