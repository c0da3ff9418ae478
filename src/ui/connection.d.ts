/** Network Information API, which not all browsers have. */
interface Navigator {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
