import type { CompletedOrder } from '@taskweave/engine-client/resources/history/completedTask';
import type { CompletedSort } from '../data/compareCompleted';

const ORDERS: readonly CompletedOrder[] = ['endTime', 'taskName', 'priority'];

/** The newest first, unless the address says otherwise: `taskName`, or `-priority` for the highest first. */
export function sortOf(order: string | null): CompletedSort {
  const isDescending = order?.startsWith('-') === true;
  const by = ORDERS.find((one) => one === (isDescending ? order?.slice(1) : order));
  return by === undefined ? { by: 'endTime', isDescending: true } : { by, isDescending };
}

/** As the address has it; null for the newest first. */
export function orderOf({ by, isDescending }: CompletedSort): string | null {
  if (by === 'endTime' && isDescending) return null;
  return isDescending ? `-${by}` : by;
}
