import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { FormVariables } from '@taskweave/engine-client/Task';

/** Bytes: what browsers send for a page that is closed, 64 KiB for all of it, with room for what is around the variables. */
const ROOM = 60_000;

/** Of each page the bytes that wait to be sent. */
const waitingOn = perOwner((_page: QueryClient) => ({ bytes: 0 }));

/**
 * Takes room among what can be sent while the page is closed.
 *
 * @returns gives it back; null where there is too little
 */
export function takeRoom(queries: QueryClient, variables: FormVariables): (() => void) | null {
  const { size } = new Blob([JSON.stringify(variables)]);
  const waiting = waitingOn(queries);
  if (waiting.bytes + size > ROOM) return null;
  waiting.bytes += size;
  return () => {
    waiting.bytes -= size;
  };
}
