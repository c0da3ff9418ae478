import { join } from 'node:path';
import process from 'node:process';
import { readSettings } from '#src/config/read-settings.server.ts';
import { securityHeadersOf } from '../../server/answer-rules.ts';
import { checkHost } from './check-host.ts';

const project = join(import.meta.dirname, '../..');

/** Checks a host that serves the site and prints the problems. @returns True if there are none. */
export async function reportHost(address: string): Promise<boolean> {
  const reading = readSettings(project, process.env);
  try {
    if ('faults' in reading) throw new Error(reading.faults.join('\n'));
    const { faults, requested } = await checkHost(address, securityHeadersOf(reading.site));
    for (const fault of faults) console.log(fault);
    console.log(
      faults.length === 0
        ? `The host answers as it should: ${requested} questions.`
        : `${faults.length} problems on this host (${requested} requests); docs/guides/host-the-site.md says how.`,
    );
    return faults.length === 0;
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return false;
  }
}
