/** What some browsers tell of the network. */
interface Navigator {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
