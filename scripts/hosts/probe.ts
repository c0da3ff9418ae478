import type { RawResponse } from './raw-request.ts';

/** Expected header: a value, a pattern, or `null` for none. */
export type ExpectedHeader = string | { pattern: RegExp; example: string } | null;

/** Expected answer. Unnamed properties may be anything. */
export type Expectation = {
  /** Any of these. */
  status: readonly number[];
  /** Target of a redirect, from the root of the site. */
  location?: string;
  /** By their names in small letters. A pattern is held against an empty text where the header is missing. */
  headers?: Record<string, ExpectedHeader>;
  /** Language of the document that is sent, unpacked. */
  language?: string;
  /** Length of the body as it is sent. */
  bytes?: number;
};

/** One question to a host. */
export type Probe = {
  /** Case that the request is an example of: `a trailing slash`. */
  name: string;
  /** Target of the request, sent as it is. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
  /** Further headers, from the answer to the same request without them. */
  using?: (first: RawResponse) => Record<string, string>;
  expected: Expectation;
  /** Why the answer may lack security headers. */
  bare?: string;
  /** Whether every host owes this answer, and not only those that the project configures. */
  isOwed?: true;
};

/** Addresses of the build that probes ask for. */
export type Landmarks = {
  /** Files whose names change with their content. */
  script: string;
  sheet: string;
  font: string;
  /** A file that browsers fetch in parts. */
  download: string;
};
