import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Digests of the original sample values, by place. */
export type Samples = Readonly<Record<string, string>>;

const samplesFile = join(import.meta.dirname, 'samples.json');
const HASH_LETTERS = 8;
/** Place of a company fact in the list of samples. */
const COMPANY_PLACE = /^(locales\/[a-z-]+\/company\.json):(\w+)$/;

/** Tests that depend on the sample's pages, records, words or figures; skipped for other sites. */
export const sampleTests = '**/*.sample.{test,spec}.{ts,tsx}';

/** Returns a short digest of a value. */
export function hashValue(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex').slice(0, HASH_LETTERS);
}

/** Reads the recorded samples. */
export function readSamples(): Samples {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(samplesFile, 'utf8')));
}

function readFacts(project: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(project, file), 'utf8'));
  } catch {
    // The language was removed, or the check reports the file.
    return undefined;
  }
}

function readFact(facts: unknown, key: string): unknown {
  return typeof facts === 'object' && facts !== null
    ? Object.entries(facts).find(([name]) => name === key)?.[1]
    : undefined;
}

/** True if the site still shows the sample company. */
export function isSample(project: string, samples: Samples = readSamples()): boolean {
  return Object.entries(samples).every(([place, hash]) => {
    const [, file, key = ''] = COMPANY_PLACE.exec(place) ?? [];
    if (file === undefined) return true;
    const value = readFact(readFacts(project, file), key);
    // Facts with several values, such as coordinates, have several digests and are not compared.
    const isOne = !hash.includes(' ');
    return value !== undefined && (!isOne || hashValue(JSON.stringify([key, value])) === hash);
  });
}
