let serverAhead = 0;

const AGREEMENT = 120_000;

export function hearServerTime(ahead: number): void {
  serverAhead = Math.abs(ahead) > AGREEMENT ? ahead : 0;
}

export function pageTime(): Date {
  return new Date(Date.now() + serverAhead);
}
