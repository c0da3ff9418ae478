// Loaded into a process to be measured: says, when it ends, how much memory it took at most.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const path = process.env['BENCH_MEMORY'];
process.on('exit', () => {
  if (path !== undefined) writeFileSync(path, String(process.resourceUsage().maxRSS));
});
