import { askGround, type Ground } from './countRows';
import type { CountTools } from './useCount';

/** The same for all cards of one moment. */
export function groundOf({ client, scope, once }: CountTools): Promise<Ground> {
  return once('ground', (signal) => askGround({ client, scope, signal }));
}
