import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The samples that the project came with: short digests of what they say, by place. */
export type Samples = Readonly<Record<string, string>>;

const samplesFile = join(import.meta.dirname, 'samples.json');
const HASH_LETTERS = 8;
/** A fact of the company, as the list of samples names its place. */
const COMPANY_PLACE = /^(locales\/[a-z-]+\/company\.json):(\w+)$/;

/** Tests that name pages, records, words or figures of the sample, and so run only while the site is the sample. */
export const sampleTests = '**/*.sample.{test,spec}.{ts,tsx}';

/** A short digest of a value. */
export function hashValue(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex').slice(0, HASH_LETTERS);
}

/** The samples as they were recorded. */
export function readSamples(): Samples {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(samplesFile, 'utf8')));
}

function readFacts(project: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(project, file), 'utf8'));
  } catch {
    // A language that is gone, or a bundle that the check tells about.
    return undefined;
  }
}

function readFact(facts: unknown, key: string): unknown {
  return typeof facts === 'object' && facts !== null
    ? Object.entries(facts).find(([name]) => name === key)?.[1]
    : undefined;
}

/** Whether the site still shows the sample company. */
export function isSample(project: string, samples: Samples = readSamples()): boolean {
  return Object.entries(samples).every(([place, hash]) => {
    const [, file, key = ''] = COMPANY_PLACE.exec(place) ?? [];
    if (file === undefined) return true;
    const value = readFact(readFacts(project, file), key);
    // Facts such as coordinates say several things.
    const isOne = !hash.includes(' ');
    return value !== undefined && (!isOne || hashValue(JSON.stringify([key, value])) === hash);
  });
}
