import type { RawResponse } from './raw-request.ts';

/** Expected header: a value, a pattern, or `null` if it must be absent. */
export type ExpectedHeader = string | { pattern: RegExp; example: string } | null;

/** Expected response. Omitted properties are not checked. */
export type Expectation = {
  /** Allowed status codes. */
  status: readonly number[];
  /** Redirect target, from the site root. */
  location?: string;
  /** Headers by lowercase name. A missing header is matched against patterns as an empty string. */
  headers?: Record<string, ExpectedHeader>;
  /** Language of the document, after decompression. */
  language?: string;
  /** Length of the body as sent. */
  bytes?: number;
};

/** A request to a host, and the expected response. */
export type Probe = {
  /** The case that the request covers: `a trailing slash`. */
  name: string;
  /** Request target, sent unchanged. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
  /** Returns further headers, based on the response to the request without them. */
  using?: (first: RawResponse) => Record<string, string>;
  expected: Expectation;
  /** Why the response may lack security headers. */
  bare?: string;
  /** True if every host must respond like this, not only those that the project configures. */
  isRequired?: true;
};

/** Paths of built files that probes request. */
export type BuiltPaths = {
  /** Files with a content hash in their names. */
  script: string;
  sheet: string;
  font: string;
  /** A file that browsers request in ranges. */
  download: string;
};
