import type { SectionContent } from '#src/content/content-types.ts';

type Reading = SectionContent<'reading-ledger'>['readings'][number];
type Fate = keyof SectionContent<'reading-ledger'>['fates'];

const KILOWATTS = 1000;

/** A reading in whole kW, whatever unit it came in; nothing where none came. */
export function inKilowatts({ samplePower, isInMegawatts }: Reading): number | undefined {
  if (samplePower === undefined) return undefined;
  return Math.round(isInMegawatts === true ? samplePower * KILOWATTS : samplePower);
}

/** What the check finds wrong with a reading; nothing where it is kept as it came. */
export function findFate({ samplePower, isInMegawatts, isRepeated }: Reading): Fate | undefined {
  if (samplePower === undefined) return 'missing';
  if (isRepeated === true) return 'duplicate';
  return isInMegawatts === true ? 'unit' : undefined;
}
