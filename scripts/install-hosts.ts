import { describeMissing, hostNames } from './hosts/start-host.ts';
import { isDebianRoot, listInstallCommands, runAll } from './install-system-package.ts';

const listMissing = () => hostNames.map(describeMissing).filter((sentence) => sentence !== null);

if (listMissing().length > 0 && isDebianRoot()) {
  console.log('nginx, Caddy or Apache is missing; installing the packages of Debian …');
  console.log('Debian starts the first two as services: `systemctl disable --now nginx caddy` ends them.');
  runAll(listInstallCommands('nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2-bin'));
}
for (const sentence of listMissing()) console.error(sentence);
