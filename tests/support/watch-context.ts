import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

const STATUS_MESSAGE = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What is known of the documents that answered with an error status, as the 404 page does. */
type DocumentFaults = Set<string>;

/**
 * Chromium looks at a timer to call a preload unused, and a busy machine is late for it. The pictures that are fetched
 * ahead are held against those of the first view in the built documents.
 */
export function isLatePreload(message: ConsoleMessage): boolean {
  return /was preloaded using link preload but not used within a few seconds/.test(message.text());
}

/** The browser repeats the status of a document on its console; asking for an unknown address is no fault. */
function isDocumentStatus(message: ConsoleMessage, documents: DocumentFaults): boolean {
  return STATUS_MESSAGE.test(message.text()) && documents.has(message.location().url.replace(/#.*$/, ''));
}

function isForeign(request: Request, origin: string): boolean {
  const url = new URL(request.url());
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
}

/** A request that a navigation cut short is no fault; one that failed otherwise is. */
function isFailure(request: Request): boolean {
  return request.failure()?.errorText !== 'net::ERR_ABORTED';
}

function isErrorDocument(response: Response): boolean {
  return response.status() >= 400 && response.request().isNavigationRequest();
}

/**
 * Collects everything that a healthy page never does: console errors and warnings, uncaught exceptions and
 * rejections, violations of the security policy, failed requests and requests to other origins.
 * @param origin The only origin that the pages of the context may talk to.
 * @returns A function that gives the faults so far, as one line each.
 */
export async function watchContext(context: BrowserContext, origin: string): Promise<() => string[]> {
  const faults: string[] = [];
  const documents: DocumentFaults = new Set();
  const messages: ConsoleMessage[] = [];

  await context.exposeBinding('reportPolicyViolation', (_source, violation: string) => {
    faults.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    // A browser without windows tells of a pointer in the corner that nobody has moved.
    for (const kind of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const) {
      addEventListener(
        kind,
        (event) => {
          const isInCorner = event.clientX === 0 && event.clientY === 0;
          if (event.isTrusted && isInCorner) event.stopImmediatePropagation();
        },
        { capture: true },
      );
    }
    const isReporter = (value: unknown): value is (violation: string) => void => typeof value === 'function';
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation');
      const violation = `${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`;
      if (isReporter(report)) report(violation);
    });
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message);
  });
  context.on('weberror', (error) => faults.push(`exception: ${error.error().message}`));
  context.on('response', (response) => {
    if (isErrorDocument(response)) documents.add(response.url());
  });
  context.on('requestfailed', (request) => {
    if (isFailure(request)) faults.push(`request: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('request', (request) => {
    if (isForeign(request, origin)) faults.push(`foreign request: ${request.url()}`);
  });

  return () => [
    ...faults,
    ...messages
      .filter((message) => !isDocumentStatus(message, documents) && !isLatePreload(message))
      .map((message) => `console ${message.type()}: ${message.text()} (${message.location().url})`),
  ];
}
