// Loaded into a measured process: writes its resource usage to a file when it exits.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const path = process.env['BENCH_USAGE'];
process.on('exit', () => {
  if (path !== undefined) writeFileSync(path, JSON.stringify(process.resourceUsage()));
});
