import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { z } from 'zod';
import type { Language } from '#src/config/languages.ts';
import type { Figures } from './store.ts';

/** Audits in the performance score, and the requests; other audits would only take time. */
const measuredAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'network-requests',
];

const figure = z.object({ numericValue: z.number() });

const request = z.object({
  url: z.string(),
  resourceType: z.string().optional(),
  transferSize: z.number(),
});

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
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});

type Request = z.infer<typeof request>;

/** Conditions of a measurement, and the served files. */
export type PageSurroundings = {
  browser: string;
  flags: readonly string[];
  language: Language;
  folder: string;
};

/** Sums the compressed sizes of the scripts that a page loads, bytes. */
async function sumScripts(requests: readonly Request[], folder: string): Promise<number> {
  const paths = new Set(
    requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => new URL(url).pathname),
  );
  const sizes = [...paths].map(async (path) => (await stat(join(folder, `${path}.br`))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function sumTransfers(requests: readonly Request[], kind: string): number {
  const ofKind = requests.filter(({ resourceType }) => resourceType === kind);
  return ofKind.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

async function readFigures(text: string, folder: string): Promise<Figures> {
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
    script: await sumScripts(requests, folder),
    html: sumTransfers(requests, 'Document'),
    font: sumTransfers(requests, 'Font'),
    picture: sumTransfers(requests, 'Image'),
    sheet: sumTransfers(requests, 'Stylesheet'),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/**
 * Measures a page on a simulated phone with a slow network, in a new browser profile that prefers the page's language.
 * @throws Error if the browser does not start or the page does not load
 */
export async function measurePage(
  url: string,
  { browser, flags, language, folder }: PageSurroundings,
): Promise<Figures> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', `--accept-lang=${language}`, ...flags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyAudits: measuredAudits,
      disableFullPageScreenshot: true,
    });
    const text = result?.report;
    if (typeof text !== 'string') throw new Error(`Lighthouse gave no report of ${url}.`);
    return await readFigures(text, folder);
  } finally {
    chrome.kill();
  }
}
