import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { FormVariables } from '@taskweave/engine-client/Task';

/** Browsers send at most 64 KiB of keepalive requests per page, headers included. */
const ROOM = 60_000;

const waitingOn = perOwner((_page: QueryClient) => ({ bytes: 0 }));

/** Reserves part of the keepalive quota. Returns its release, or null if too little is left. */
export function takeRoom(queries: QueryClient, variables: FormVariables): (() => void) | null {
  const { size } = new Blob([JSON.stringify(variables)]);
  const waiting = waitingOn(queries);
  if (waiting.bytes + size > ROOM) return null;
  waiting.bytes += size;
  return () => {
    waiting.bytes -= size;
  };
}
