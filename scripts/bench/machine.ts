import { availableParallelism, cpus, totalmem } from 'node:os';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** Load of the machine as a share of all cores, and the duration of a test loop, ms. */
export type MachineReading = { load: number; turn: number };

/** Maximum load from other processes, as a share of all cores. */
const MAX_LOAD = 0.15;
/** Maximum duration of the test loop, relative to the fastest one. */
const MAX_SLOWDOWN = 1.3;

const LISTEN_MS = 1000;
const TURNS = 5;
const STEPS = 4_000_000;

type Times = { busy: number; all: number };

function sumTimes(): Times {
  const times = cpus().map((core) => core.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** Runs a fixed test loop several times. Returns its shortest duration, ms. */
function runTestLoop(): number {
  const times = Array.from({ length: TURNS }, () => {
    const started = performance.now();
    let value = 1;
    for (let step = 0; step < STEPS; step += 1) value = (value * 1_103_515_245 + step) % 2_147_483_647;
    // Uses the value, because the engine may skip an unused computation.
    return value < 0 ? Number.NaN : performance.now() - started;
  });
  return Math.min(...times);
}

/** Measures the load of the machine for a second, then its speed. */
export async function readMachine(): Promise<MachineReading> {
  const before = sumTimes();
  await wait(LISTEN_MS);
  const after = sumTimes();
  const all = after.all - before.all;
  return { load: all === 0 ? 0 : (after.busy - before.busy) / all, turn: runTestLoop() };
}

/**
 * Explains why the machine is too busy to measure; `null` if it is not.
 * @param quickest shortest duration of the test loop so far, ms
 */
export function explainBusy({ load, turn }: MachineReading, quickest: number): string | null {
  const share = `${Math.round(load * 100)} % of its cores are taken`;
  if (load > MAX_LOAD) return share;
  const slowdown = turn / quickest;
  return slowdown > MAX_SLOWDOWN ? `it is ${slowdown.toFixed(1)} times as slow as it was` : null;
}

/** Describes the machine in a report. */
export function describeMachine(): string {
  const [core] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores (${core?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}`;
}
