import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

const reports: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const report = `console.${level}: ${format(...parts)}`;
    reports.push(report);
    throw new Error(report);
  };
}

// Fails the test even if its code catches the exception above.
afterEach(() => {
  expect(reports.splice(0)).toEqual([]);
});
