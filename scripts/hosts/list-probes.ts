import { addressOf } from '#src/routing/addresses.ts';
import { addressProbes } from './address-probes.ts';
import { listFileProbes } from './file-probes.ts';
import type { Landmarks, Probe } from './probe.ts';
import { listRequestProbes } from './request-probes.ts';
import { sendRaw } from './raw-request.ts';

/** The addresses that two documents of a host name. @throws Error when it does not serve this site */
export async function readLandmarks(url: string): Promise<Landmarks> {
  const read = async (path: string) => {
    const { status, headers, body } = await sendRaw({ url, path });
    const { location } = headers;
    if (status >= 300 && status < 400) throw new Error(`it leads to ${location}: ask that address.`);
    return body.toString();
  };
  const home = await read(addressOf('home', 'en'));
  const studies = await read(addressOf('renewable-case-studies', 'en'));
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
  const script = find(home, /src="(\/assets\/[^"]+\.js)"/);
  const sheet = find(home, /href="(\/assets\/[^"]+\.css)"/);
  const font = find(home, /(\/assets\/[^")]+\.woff2)/);
  const download = find(studies, /href="(\/[^"]+\.pdf)"/) ?? find(home, /(\/share\/[^"]+\.jpg)"/);
  if (script === undefined || sheet === undefined || font === undefined || download === undefined) {
    throw new Error('its home page is not that of this site.');
  }
  return { script, sheet, font, download };
}

/** Every probe. */
export function listProbes(landmarks: Landmarks): readonly Probe[] {
  return [...addressProbes, ...listFileProbes(landmarks), ...listRequestProbes(landmarks)];
}
