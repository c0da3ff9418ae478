/**
 * Does a piece of the build.
 * @throws Error that says which piece it was and why it failed
 */
export async function nameFailure(piece: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${piece} is not built: ${reason}`, { cause: error });
  }
}
