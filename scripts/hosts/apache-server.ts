import { join } from 'node:path';

const MODULES = '/usr/lib/apache2/modules';

type ApacheServer = {
  built: string;
  /** Path of the rules file from the build. */
  rules: string;
  /** Folder for the files that Apache writes. */
  folder: string;
  port: number;
  base: string;
};

/** Returns an Apache configuration that serves a built folder on loopback, as in docs/guides/host-the-site.md. */
export function writeApacheServer({ built, rules, folder, port, base }: ApacheServer): string {
  const names = [
    'mpm_event',
    'authz_core',
    'alias',
    'deflate',
    'dir',
    'filter',
    'headers',
    'mime',
    'rewrite',
  ];
  return [
    ...names.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
    `ServerRoot ${folder}`,
    'ServerName 127.0.0.1',
    'ServerTokens Prod',
    'TraceEnable Off',
    `Listen 127.0.0.1:${port}`,
    `PidFile ${join(folder, 'apache.pid')}`,
    'Mutex pthread',
    `ErrorLog ${join(folder, 'error.log')}`,
    'LogLevel crit',
    // When started as root, Apache serves as this user, who may read the build.
    'User www-data',
    'Group www-data',
    'TypesConfig /dev/null',
    base === '' ? `DocumentRoot ${built}` : `Alias ${base} ${built}`,
    `<Directory ${built}>`,
    `Include ${rules}`,
    '</Directory>',
    '',
  ].join('\n');
}
