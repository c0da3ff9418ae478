import { join } from 'node:path';

const MODULES = '/usr/lib/apache2/modules';

type ApacheServer = {
  built: string;
  /** The rules that the build has written. */
  rules: string;
  /** A folder for what Apache writes. */
  folder: string;
  port: number;
  base: string;
};

/** The configuration of an Apache that serves a built folder on loopback, as the guide asks for it. */
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
    // As root Apache hands the work to somebody else, who may read the build.
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
