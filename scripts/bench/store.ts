import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { takeMedian } from './budgets.ts';
import type { Measurement } from './plan.ts';

/** Measurements by name: times in ms unless the name says otherwise, sizes in bytes. */
export type Figures = Readonly<Record<string, number>>;

const result = z.strictObject({ figures: z.record(z.string(), z.number()), isBusy: z.boolean() });

/** A measurement, and whether the machine did something else meanwhile. */
export type Result = z.infer<typeof result>;

const file = z.strictObject({
  /** Measured build: another build is another file. */
  build: z.string(),
  begun: z.string(),
  /** The quickest turn of the loop by which the machine's speed is told, ms. */
  quickest: z.number().positive().nullable(),
  results: z.record(z.string(), result),
});

/** All results of a build, as they are kept on the disk. */
export type Results = z.infer<typeof file>;

/** Reads what an interrupted run has left. Nothing of another build, and nothing unreadable, is taken over. */
export function readResults(path: string, build: string): Results {
  const empty: Results = { build, begun: new Date().toISOString(), quickest: null, results: {} };
  try {
    const kept = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    return kept.build === build ? kept : empty;
  } catch {
    return empty;
  }
}

/** Writes all results into a new file that takes the place of the old one, so that an end at any time loses none. */
export function writeResults(path: string, results: Results): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  rmSync(next, { force: true });
  writeFileSync(next, JSON.stringify(results, null, 1));
  renameSync(next, path);
}

/** The measurements that are missing, or that were taken while the machine was busy. */
export function listOpen(plan: readonly Measurement[], { results }: Results): Measurement[] {
  return plan.filter(({ id }) => results[id]?.isBusy !== false);
}

/** The middle figures of several results; nothing without any. */
export function takeMedians(results: readonly Result[]): Figures | null {
  const [first] = results;
  if (first === undefined) return null;
  const names = Object.keys(first.figures);
  return Object.fromEntries(
    names.map((name) => [name, takeMedian(results.flatMap(({ figures }) => figures[name] ?? []))]),
  );
}
