import type { CompletedOrder } from '@taskweave/engine-client/resources/history/completedTask';
import type { CompletedSort } from '../data/compareCompleted';

const ORDERS: readonly CompletedOrder[] = ['endTime', 'taskName', 'priority'];

export function sortOf(order: string | null): CompletedSort {
  const isDescending = order?.startsWith('-') === true;
  const by = ORDERS.find((one) => one === (isDescending ? order?.slice(1) : order));
  return by === undefined ? { by: 'endTime', isDescending: true } : { by, isDescending };
}

export function orderOf({ by, isDescending }: CompletedSort): string | null {
  if (by === 'endTime' && isDescending) return null;
  return isDescending ? `-${by}` : by;
}
