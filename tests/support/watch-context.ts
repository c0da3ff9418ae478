import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

const STATUS_MESSAGE = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Addresses of documents with an error status, such as the 404 page. */
type DocumentFaults = Set<string>;

/**
 * Returns true for a warning about an unused preload: Chromium uses a timer, which is unreliable on a busy machine.
 * Other tests compare preloads with the pictures of the first view.
 */
export function isLatePreload(message: ConsoleMessage): boolean {
  return /was preloaded using link preload but not used within a few seconds/.test(message.text());
}

/** Returns true if a message repeats the status of a document: requesting an unknown address is not an error. */
function isDocumentStatus(message: ConsoleMessage, documents: DocumentFaults): boolean {
  return STATUS_MESSAGE.test(message.text()) && documents.has(message.location().url.replace(/#.*$/, ''));
}

function isForeign(request: Request, origin: string): boolean {
  const url = new URL(request.url());
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
}

/** Returns true if a request failed, and was not canceled by a navigation. */
function isFailure(request: Request): boolean {
  return request.failure()?.errorText !== 'net::ERR_ABORTED';
}

function isErrorDocument(response: Response): boolean {
  return response.status() >= 400 && response.request().isNavigationRequest();
}

/**
 * Collects errors that a healthy page never has: console errors and warnings, uncaught exceptions and rejections,
 * policy violations, failed requests, and requests to other origins.
 * @param origin the only origin that pages may request
 * @returns a function that returns the errors so far, one line each
 */
export async function watchContext(context: BrowserContext, origin: string): Promise<() => string[]> {
  const faults: string[] = [];
  const documents: DocumentFaults = new Set();
  const messages: ConsoleMessage[] = [];

  await context.exposeBinding('reportPolicyViolation', (_source, violation: string) => {
    faults.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    // A headless browser reports a pointer in the corner that nobody moved.
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
