// Lists the sample values that are still in place; with --host <address>, what is wrong with a host that serves the site.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { languageCodes } from '#src/config/languages.ts';
import { readSite } from '#src/config/site-settings.server.ts';
import { reportHost } from './hosts/report-host.ts';
import { findSampleValues, type SampleValue } from './sample-values.ts';

const project = join(import.meta.dirname, '..');

/** The bundles, from the project's folder on. */
function listBundles(): string[] {
  return ['shared', ...languageCodes].flatMap((folder) =>
    readdirSync(join(project, 'locales', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join('locales', folder, name).replaceAll('\\', '/')),
  );
}

/** The origin that a build takes when none is configured is a sample, too. */
function findSampleOrigin(): SampleValue[] {
  if (existsSync(join(project, '.env'))) process.loadEnvFile(join(project, '.env'));
  const reading = readSite(process.env);
  if (!('site' in reading) || !reading.site.origin.endsWith('.example')) return [];
  return [{ file: '.env', line: 1, value: `SITE_ORIGIN=${reading.site.origin}` }];
}

/** Lists the sample values that are still in place. @returns Whether there are none. */
function checkValues(): boolean {
  const found = [
    ...findSampleOrigin(),
    ...listBundles().flatMap((file) => findSampleValues(file, readFileSync(join(project, file), 'utf8'))),
  ];
  for (const { file, line, value } of found) process.stdout.write(`${file}:${line}  ${value}\n`);
  process.stdout.write(
    found.length === 0
      ? 'No sample value is left.\n'
      : `${found.length} sample values are still in place; replace them before the site goes public.\n`,
  );
  return found.length === 0;
}

const { values } = parseArgs({ options: { host: { type: 'string' } } });
process.exitCode = (values.host === undefined ? checkValues() : await reportHost(values.host)) ? 0 : 1;
