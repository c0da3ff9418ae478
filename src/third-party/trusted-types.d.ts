/** The part of Trusted Types that the site uses; TypeScript does not include it yet. */
interface TrustedTypePolicies {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

interface Window {
  readonly trustedTypes?: TrustedTypePolicies;
}
