/** ms by which the server is ahead of this computer. */
let serverAhead = 0;

/** ms that an answer may take: smaller differences may be no difference. */
const AGREEMENT = 120_000;

export function hearServerTime(ahead: number): void {
  serverAhead = Math.abs(ahead) > AGREEMENT ? ahead : 0;
}

/** The server's time if this computer's clock is minutes off: by it, tasks become due and filters find them. */
export function pageTime(): Date {
  return new Date(Date.now() + serverAhead);
}
