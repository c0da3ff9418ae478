import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '#src/config/base-path.ts';
import type { HostedSite } from '#src/config/hosted-site.ts';
import { listRedirects } from '#src/config/hosting.ts';
import { writeApacheFile } from '#src/config/hosting-apache.server.ts';
import { writeCaddyfile } from '#src/config/hosting-caddy.server.ts';
import { writeCloudFrontFunction, writeVercelFile } from '#src/config/hosting-clouds.server.ts';
import { NGINX_FOLDER, writeNginxFiles } from '#src/config/hosting-nginx.server.ts';
import { mediaTypeOf } from '#src/config/media-types.ts';
import type { Site } from '#src/config/site.ts';

/** Folder of a host that holds the built files, unless its administrator wants another one. */
const ROOT = '/var/www/site';

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

function writeDockerfile(built: string, hosts: string): string {
  return `# An image of the site with nginx, as Debian ships it. From the folder of the project, after "npm run build":
#   docker build --file ${hosts}/Dockerfile --tag site .
#   docker run --publish 8080:80 site
# It speaks http; whatever stands before it encrypts.
FROM debian:bookworm-slim
RUN apt-get update \\
    && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \\
    && ln -sf /dev/stdout /var/log/nginx/access.log \\
    && ln -sf /dev/stderr /var/log/nginx/error.log
COPY ${hosts}/nginx/maps.conf ${hosts}/nginx/rules.conf ${NGINX_FOLDER}/
COPY ${hosts}/nginx/server.conf /etc/nginx/conf.d/
COPY ${built} ${ROOT}
EXPOSE 80
STOPSIGNAL SIGQUIT
HEALTHCHECK CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/80; printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3; grep --quiet '^HTTP/1.1 200 ' <&3"]
# Without IPv6 nginx would not start for the line that listens to it.
CMD ["sh", "-c", "test -e /proc/net/if_inet6 || sed -i '/listen .::./d' /etc/nginx/conf.d/server.conf; exec nginx -g 'daemon off;'"]
`;
}

/** The messages of visitors and everything else that is no part of the image stay where they are. */
function writeDockerIgnore(built: string, hosts: string): string {
  return `# What "docker build" may read of the folder of the project: the built site and its configuration.
*
!${built}
!${hosts}
`;
}

/**
 * Writes the configurations of hosts for a built folder into a folder beside it.
 * @param addresses The canonical address of every page in every language.
 */
export async function writeHostFiles(folder: string, addresses: readonly string[], site: Site) {
  const hosts = hostsFolderOf(folder);
  const hosted: HostedSite = {
    base: basePathOf(site.origin),
    hostName: new URL(site.origin).hostname,
    root: ROOT,
    addresses,
    redirects: listRedirects(addresses),
    mediaTypes: await listMediaTypes(folder),
    settings: site,
  };
  const files = [
    ...Object.entries(writeNginxFiles(hosted)).map(([name, text]) => [`nginx/${name}`, text] as const),
    ['Caddyfile', writeCaddyfile(hosted)] as const,
    ['apache.htaccess', writeApacheFile(hosted)] as const,
    ['cloudfront-function.js', writeCloudFrontFunction(hosted)] as const,
    ['vercel.json', writeVercelFile(hosted)] as const,
    ['Dockerfile', writeDockerfile(path.basename(folder), path.basename(hosts))] as const,
    ['Dockerfile.dockerignore', writeDockerIgnore(path.basename(folder), path.basename(hosts))] as const,
  ];
  await mkdir(path.join(hosts, 'nginx'), { recursive: true });
  await Promise.all(files.map(([name, text]) => writeFile(path.join(hosts, name), text)));
}
