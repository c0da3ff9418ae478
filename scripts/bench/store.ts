import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { takeMedian } from './budgets.ts';
import type { Measurement } from './plan.ts';

/** Figures by name: times in ms unless the name has another unit, sizes in bytes. */
export type Figures = Readonly<Record<string, number>>;

const result = z.strictObject({ figures: z.record(z.string(), z.number()), isBusy: z.boolean() });

/** A measurement, and whether the machine was busy during it. */
export type Result = z.infer<typeof result>;

const file = z.strictObject({
  /** Hash of the measured build; results of another build are discarded. */
  build: z.string(),
  begun: z.string(),
  /** Shortest duration of the test loop, which shows the machine's speed, ms. */
  quickest: z.number().positive().nullable(),
  results: z.record(z.string(), result),
});

/** All results of a build, as stored on disk. */
export type Results = z.infer<typeof file>;

/** Reads the results of an interrupted run; empty if they are of another build or unreadable. */
export function readResults(path: string, build: string): Results {
  const empty: Results = { build, begun: new Date().toISOString(), quickest: null, results: {} };
  try {
    const kept = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    return kept.build === build ? kept : empty;
  } catch {
    return empty;
  }
}

/** Writes all results atomically, so that an interruption loses none. */
export function writeResults(path: string, results: Results): void {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.next`;
  rmSync(next, { force: true });
  writeFileSync(next, JSON.stringify(results, null, 1));
  renameSync(next, path);
}

/** Lists measurements that are missing or were taken on a busy machine. */
export function listOpen(plan: readonly Measurement[], { results }: Results): Measurement[] {
  return plan.filter(({ id }) => results[id]?.isBusy !== false);
}

/** Returns the median of each figure; `null` without results. */
export function takeMedians(results: readonly Result[]): Figures | null {
  const [first] = results;
  if (first === undefined) return null;
  const names = Object.keys(first.figures);
  return Object.fromEntries(
    names.map((name) => [name, takeMedian(results.flatMap(({ figures }) => figures[name] ?? []))]),
  );
}
