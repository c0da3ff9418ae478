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
 * Replaces `{{name}}` placeholders of a template.
 * @throws Error if a placeholder has no value, or a value no placeholder
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

/** Templates: host configuration with placeholders for what differs between sites. */
const TEMPLATES = path.join(import.meta.dirname, '..', '..', 'hosts');

/** Folder of host configurations: next to the build folder, not inside it, so that it is not served. */
export function hostsFolderOf(folder: string): string {
  return `${path.resolve(folder)}-hosts`;
}

/** Returns extension and media type of every kind of file in a folder. */
async function listMediaTypes(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const extensions = new Set(names.map((name) => path.extname(name)).filter((extension) => extension !== ''));
  return [...extensions].toSorted().map((extension) => [extension, mediaTypeOf(extension)] as const);
}

/** Fills templates of the folder `hosts` and writes them to a folder. */
async function fillTemplates(folder: string, templates: Readonly<Record<string, TemplateValues>>) {
  for (const [name, values] of Object.entries(templates)) {
    const template = await readFile(path.join(TEMPLATES, name), 'utf8');
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, fillTemplate(`hosts/${name}`, template, values));
  }
}

/**
 * Writes rule files for hosts that read them into the build folder, and the configurations of other hosts next to it.
 * @param patterns static files and folders: `/robots.txt`, `/pictures/*`
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
