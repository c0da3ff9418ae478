import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '#src/config/base-path.ts';
import {
  type HostedSite,
  listApacheValues,
  listCaddyValues,
  listCloudValues,
  listNginxValues,
} from '#src/config/host-values.server.ts';
import { mediaTypeOf } from '#src/config/hosting.ts';
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

/** Fills a template of the folder `hosts`, which looks like the file that the host gets. */
async function fillHostFile(name: string, values: TemplateValues): Promise<readonly [string, string]> {
  const template = await readFile(path.join(TEMPLATES, name), 'utf8');
  return [name, fillTemplate(`hosts/${name}`, template, values)];
}

/** Writes the configurations of hosts for a built folder into a folder beside it. */
export async function writeHostFiles(folder: string, site: Site) {
  const hosts = hostsFolderOf(folder);
  const hosted: HostedSite = {
    base: basePathOf(site.origin),
    hostName: new URL(site.origin).hostname,
    addresses: siteAddresses,
    moved: listMoved(),
    mediaTypes: await listMediaTypes(folder),
    settings: site,
  };
  const folders = { built: path.basename(folder), hosts: path.basename(hosts) };
  const files = await Promise.all([
    ...Object.entries(listCloudValues(hosted)).map(([name, values]) => fillHostFile(name, values)),
    ...Object.entries(listNginxValues(hosted)).map(([name, values]) => fillHostFile(`nginx/${name}`, values)),
    fillHostFile('apache.htaccess', listApacheValues(hosted)),
    fillHostFile('Caddyfile', listCaddyValues(hosted)),
    fillHostFile('Dockerfile', folders),
    fillHostFile('Dockerfile.dockerignore', folders),
  ]);
  await mkdir(path.join(hosts, 'nginx'), { recursive: true });
  await Promise.all(files.map(([name, text]) => writeFile(path.join(hosts, name), text)));
}
