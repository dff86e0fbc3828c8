import { isRecord } from '@taskweave/engine-client/readShape';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';

export interface RecentStore {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

const KEY = 'recentPeople';
const MOST_RECENT = 5;

export function recentPeople(store: RecentStore): readonly Choice[] {
  const stored = store.get(KEY);
  return Array.isArray(stored) ? stored.flatMap((item: unknown) => personOf(item) ?? []) : [];
}

export function rememberPerson(store: RecentStore, { id, name }: Choice): void {
  const others = recentPeople(store).filter((person) => person.id !== id);
  store.set(KEY, [{ id, name }, ...others].slice(0, MOST_RECENT));
}

function personOf(item: unknown): Choice | null {
  if (!isRecord(item) || typeof item.id !== 'string') return null;
  return { id: item.id, name: typeof item.name === 'string' ? item.name : item.id };
}
