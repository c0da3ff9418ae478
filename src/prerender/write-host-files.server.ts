import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '#src/config/base-path.ts';
import {
  type HostedSite,
  listApacheValues,
  listCaddyValues,
  listCloudValues,
  listNetworkValues,
  listNginxValues,
} from '#src/config/host-values.server.ts';
import { configureHeaders, listRedirects, mediaTypeOf } from '#src/config/hosting.ts';
import type { Site } from '#src/config/site.ts';
import { listMoved, siteAddresses } from '#src/routing/moved-addresses.server.ts';

/** Values of a template, by name. */
export type TemplateValues = Readonly<Record<string, string>>;

/**
 * Puts values where a template says `{{name}}`.
 * @throws Error that names the template and a name that nothing has a value for, or that the template does not say
 */
export function fillTemplate(template: string, text: string, values: TemplateValues): string {
  const used = new Set<string>();
  const filled = text.replaceAll(/\{\{(\w*)\}\}/g, (_place, name: string) => {
    const value = values[name];
    const known = Object.keys(values).join(', ');
    if (value === undefined)
      throw new Error(`${template} says {{${name}}}, which has no value. Known are: ${known}.`);
    used.add(name);
    return value;
  });
  const unused = Object.keys(values).find((name) => !used.has(name));
  if (unused === undefined) return filled;
  throw new Error(`${template} does not say {{${unused}}}. Write it there, or give it no value.`);
}

/** Files of hosts as they are, but for what differs between sites. */
const TEMPLATES = path.join(import.meta.dirname, '..', '..', 'hosts');

/** The folder for the configurations of hosts: beside that of the built files, as visitors must not get them. */
export function hostsFolderOf(folder: string): string {
  return `${path.resolve(folder)}-hosts`;
}

/** The kinds of files of a folder: extension and media type. */
async function listMediaTypes(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const extensions = new Set(names.map((name) => path.extname(name)).filter((extension) => extension !== ''));
  return [...extensions].toSorted().map((extension) => [extension, mediaTypeOf(extension)] as const);
}

/** Fills templates of the folder `hosts`, which look like the files that hosts get, into a folder. */
async function fillTemplates(folder: string, templates: Readonly<Record<string, TemplateValues>>) {
  for (const [name, values] of Object.entries(templates)) {
    const template = await readFile(path.join(TEMPLATES, name), 'utf8');
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, fillTemplate(`hosts/${name}`, template, values));
  }
}

/**
 * Writes the rules of hosts that read them into a built folder, and the configurations of others into a folder beside it.
 * @param patterns Files and folders that are served as they are: `/robots.txt`, `/pictures/*`.
 */
export async function writeHostFiles(folder: string, site: Site, patterns: readonly string[]) {
  const hosts = hostsFolderOf(folder);
  const moved = listMoved();
  const hosted: HostedSite = {
    base: basePathOf(site.origin),
    hostName: new URL(site.origin).hostname,
    addresses: siteAddresses,
    moved,
    mediaTypes: await listMediaTypes(folder),
    headers: configureHeaders(site),
  };
  const folders = { built: path.basename(folder), hosts: path.basename(hosts) };
  await fillTemplates(folder, listNetworkValues(hosted, patterns, listRedirects(siteAddresses, moved)));
  await fillTemplates(hosts, {
    ...listCloudValues(hosted),
    ...listNginxValues(hosted),
    'apache.htaccess': listApacheValues(hosted),
    Caddyfile: listCaddyValues(hosted),
    Dockerfile: folders,
    'Dockerfile.dockerignore': folders,
  });
}
