/** The part of Trusted Types that the site uses; the compiler does not know them yet. */
interface TrustedTypePolicies {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

interface Window {
  readonly trustedTypes?: TrustedTypePolicies;
}
