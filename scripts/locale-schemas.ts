// Writes locales/schema/ and the list of schemas in .vscode/settings.json, so that an editor helps while one types.
//   node scripts/locale-schemas.ts           writes them
//   node scripts/locale-schemas.ts --check   exits 1 when they are not current
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { z } from 'zod';
import { languageCodes } from '#src/config/languages.ts';
import {
  bundleCatalogue,
  type BundleDescription,
  glossary,
  PICTURES_PATH,
  pictures,
} from '#src/content/describe/bundle-catalogue.server.ts';
import {
  deriveFactSchema,
  deriveTextSchema,
  pluralFormsOf,
} from '#src/content/describe/derive-schemas.server.ts';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import {
  GLOSSARY_PATH,
  readSite,
  SHARED_FOLDER,
  type SiteSource,
} from '#src/content/read/read-site.server.ts';

const ROOT = join(import.meta.dirname, '..');
const SCHEMAS = join('locales', 'schema');
const SETTINGS = join('.vscode', 'settings.json');

/** A schema, its path inside `locales/schema`, and the bundles inside `locales` that it is for. */
type SchemaFile = { path: string; bundles: string; schema: z.ZodType };

function makeSharedSchemas(): SchemaFile[] {
  const ofRecords = bundleCatalogue.filter(({ field, hasFacts }) => hasFacts && field !== page);
  const described = [
    ...ofRecords.map(({ path, field }) => ({ path, bundles: path, field })),
    { path: 'page.json', bundles: 'pages/*.json', field: page },
  ];
  const facts = described.flatMap(({ path, bundles, field }) => {
    const schema = deriveFactSchema(field);
    return schema === undefined ? [] : [{ path: `shared/${path}`, bundles: `shared/${bundles}`, schema }];
  });
  const whole = [
    { path: `shared/${PICTURES_PATH}`, bundles: `shared/${PICTURES_PATH}`, schema: pictures },
    { path: GLOSSARY_PATH, bundles: GLOSSARY_PATH, schema: glossary },
  ];
  return [...facts, ...whole];
}

function makeTextSchemas({ bundles }: SiteSource): SchemaFile[] {
  return languageCodes.flatMap((language) =>
    bundleCatalogue.map(({ path, field }: BundleDescription) => {
      const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
      const schema = deriveTextSchema(field, facts, pluralFormsOf(language));
      return { path: `${language}/${path}`, bundles: `${language}/${path}`, schema };
    }),
  );
}

/** What the files have to hold, by their paths from the project's folder on. */
async function makeFiles(schemas: readonly SchemaFile[]): Promise<Map<string, string>> {
  const files = schemas.map(({ path, schema }): [string, string] => {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    return [join(SCHEMAS, path), `${JSON.stringify(json, null, 2)}\n`];
  });
  const settings = {
    ...readSettings(),
    'json.schemas': schemas.map(({ path, bundles }) => ({
      fileMatch: [`/locales/${bundles}`],
      url: `./locales/schema/${path}`,
    })),
  };
  const text = await format(JSON.stringify(settings), { parser: 'json', printWidth: 110 });
  return new Map([...files, [SETTINGS, text]]);
}

function readSettings(): Record<string, unknown> {
  const text = readText(SETTINGS);
  const settings: unknown = text === undefined ? {} : JSON.parse(text);
  return isRecord(settings) ? settings : {};
}

function readText(path: string): string | undefined {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
}

/** Schema files on disk, also those of bundles that do not exist any more. */
function listSchemas(): string[] {
  const folder = join(ROOT, SCHEMAS);
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return entries.filter((name) => name.endsWith('.json')).map((name) => join(SCHEMAS, name));
}

function checkFiles(files: ReadonlyMap<string, string>): void {
  const changed = [...files].filter(([path, text]) => readText(path) !== text).map(([path]) => path);
  const left = listSchemas().filter((path) => !files.has(path));
  const stale = [...changed, ...left];
  if (stale.length > 0) {
    console.error(`Not current: ${stale.join(', ')}. Write them with: node scripts/locale-schemas.ts`);
    process.exitCode = 1;
  }
}

function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const path of listSchemas().filter((name) => !files.has(name))) {
    rmSync(join(ROOT, path));
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
}

const source = readSite(join(ROOT, 'locales'));
const unreadable = source.problems.filter(({ file }) => file.startsWith(`locales/${SHARED_FOLDER}/`));
if (unreadable.length > 0) {
  console.error(formatProblems(unreadable));
  process.exitCode = 1;
} else {
  const files = await makeFiles([...makeSharedSchemas(), ...makeTextSchemas(source)]);
  if (process.argv.includes('--check')) {
    checkFiles(files);
  } else {
    writeFiles(files);
    console.log(`${files.size - 1} schemas in ${SCHEMAS}, their list in ${SETTINGS}`);
  }
}
