import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import { type PageFigures, takeMedian } from './bench-budgets.ts';

const figure = z.object({ numericValue: z.number() });

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'speed-index': figure,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
});

type Request = { resourceType?: string | undefined; transferSize: number };

function sumByKind(requests: readonly Request[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { resourceType = 'Other', transferSize } of requests) {
    sums.set(resourceType, (sums.get(resourceType) ?? 0) + transferSize);
  }
  return sums;
}

function readFigures(text: string): PageFigures {
  const { environment, runtimeError, categories, audits } = report.parse(JSON.parse(text));
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const requests = audits['network-requests'].details.items;
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    transferred: sumByKind(requests),
    requests: requests.length,
    machine: environment.benchmarkIndex,
  };
}

async function runOnce(url: string, { port }: LaunchedChrome): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  const text = result?.report;
  if (typeof text !== 'string') throw new Error(`Lighthouse gave no report of ${url}.`);
  return readFigures(text);
}

function takeMedians(runs: readonly PageFigures[]): PageFigures {
  const [first] = runs;
  if (first === undefined) throw new Error('There is no run to take a median of.');
  const median = (read: (run: PageFigures) => number) => takeMedian(runs.map(read));
  return {
    ...first,
    score: median(({ score }) => score),
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
    speedIndex: median(({ speedIndex }) => speedIndex),
    machine: median(({ machine }) => machine),
  };
}

/**
 * Measures a page on a simulated phone with a slow network, each time in a browser that knows nothing of it.
 * @param runs How often; every figure is the median.
 * @throws When the browser does not start or the page does not load.
 */
export async function measurePage(
  url: string,
  { browser, flags, runs }: { browser: string; flags: readonly string[]; runs: number },
): Promise<PageFigures> {
  const figures: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...flags] });
    try {
      figures.push(await runOnce(url, chrome));
    } finally {
      chrome.kill();
    }
  }
  return takeMedians(figures);
}
