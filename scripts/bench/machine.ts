import { availableParallelism, cpus, totalmem } from 'node:os';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** How busy the machine is, as a share of all cores, and how long a turn of a loop takes, ms. */
export type MachineReading = { load: number; turn: number };

/** Share of the cores that others may take. */
const MAX_LOAD = 0.15;
/** How much slower than the quickest turn the loop may be. */
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

/** Turns a loop that always does the same. Returns the time of the quickest turn, ms. */
function turnLoop(): number {
  const times = Array.from({ length: TURNS }, () => {
    const started = performance.now();
    let value = 1;
    for (let step = 0; step < STEPS; step += 1) value = (value * 1_103_515_245 + step) % 2_147_483_647;
    // A value that nobody asks for would not be computed.
    return value < 0 ? Number.NaN : performance.now() - started;
  });
  return Math.min(...times);
}

/** Listens to the machine for a second, then lets it show how quick it is. */
export async function readMachine(): Promise<MachineReading> {
  const before = sumTimes();
  await wait(LISTEN_MS);
  const after = sumTimes();
  const all = after.all - before.all;
  return { load: all === 0 ? 0 : (after.busy - before.busy) / all, turn: turnLoop() };
}

/**
 * Says in words what else the machine does; nothing when it is quiet.
 * @param quickest the quickest turn of the loop so far, ms
 */
export function explainBusy({ load, turn }: MachineReading, quickest: number): string | null {
  const share = `${Math.round(load * 100)} % of its cores are taken`;
  if (load > MAX_LOAD) return share;
  const slowdown = turn / quickest;
  return slowdown > MAX_SLOWDOWN ? `it is ${slowdown.toFixed(1)} times as slow as it was` : null;
}

/** The machine in a few words, for whoever reads figures. */
export function describeMachine(): string {
  const [core] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores (${core?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}`;
}
