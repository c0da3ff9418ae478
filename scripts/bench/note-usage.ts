// Loaded into a process to be measured: says, when it ends, what it has used.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const path = process.env['BENCH_USAGE'];
process.on('exit', () => {
  if (path !== undefined) writeFileSync(path, JSON.stringify(process.resourceUsage()));
});
