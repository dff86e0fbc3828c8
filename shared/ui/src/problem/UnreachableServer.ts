/** The cause of an error that comes from a server other than the engine's. */
export class UnreachableServer extends Error {
  override readonly name = 'UnreachableServer';
  constructor(
    readonly server: string,
    options?: ErrorOptions,
  ) {
    super(`${server} cannot be reached.`, options);
  }
}

export function unreachableServer(error: unknown): string | null {
  if (error instanceof UnreachableServer) return error.server;
  return error instanceof Error ? unreachableServer(error.cause) : null;
}
