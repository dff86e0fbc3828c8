import { isRecord } from '@taskweave/engine-client/readShape';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import type { Connections, PluginStorage } from '@taskweave/plugin-sdk';

export interface ProcessRef {
  readonly key: string;
  readonly tenantId: string | null;
  /** Where the page has several engines and it is not the page's own. */
  readonly connection?: string | undefined;
}

/** Of several engines, more than one may have a process. */
export function placed<P extends ProcessRef & { readonly id: string }>(
  process: P,
  connections: Connections | null,
): P {
  const found = connections?.of(process.id);
  return found == null || found === connections?.all[0] ? process : { ...process, connection: found.id };
}

export type Pins = 'favourites' | 'recent';

const MOST_RECENT = 5;

export function readPins(storage: PluginStorage, pins: Pins): readonly ProcessRef[] {
  const stored = storage.get(pins);
  return Array.isArray(stored) ? stored.flatMap((item: unknown) => refOf(item) ?? []) : [];
}

export function toggleFavourite(storage: PluginStorage, process: ProcessRef): readonly ProcessRef[] {
  const favourites = readPins(storage, 'favourites');
  const others = favourites.filter((one) => !isSame(one, process));
  const next = others.length < favourites.length ? others : [refTo(process), ...others];
  storage.set('favourites', next);
  return next;
}

export function rememberStart(storage: PluginStorage, process: ProcessRef): void {
  const others = readPins(storage, 'recent').filter((one) => !isSame(one, process));
  storage.set('recent', [refTo(process), ...others].slice(0, MOST_RECENT));
}

export function isPinned(pins: readonly ProcessRef[], process: ProcessRef): boolean {
  return pins.some((one) => isSame(one, process));
}

export function pinnedAmong(
  pins: readonly ProcessRef[],
  processes: readonly StartableProcess[],
): readonly StartableProcess[] {
  return pins.flatMap((pin) => processes.find((process) => isSame(pin, process)) ?? []);
}

function isSame(one: ProcessRef, other: ProcessRef): boolean {
  return one.key === other.key && one.tenantId === other.tenantId && one.connection === other.connection;
}

function refTo({ key, tenantId, connection }: ProcessRef): ProcessRef {
  return { key, tenantId, ...(connection !== undefined && { connection }) };
}

function refOf(item: unknown): ProcessRef | null {
  if (!isRecord(item)) return null;
  const { key, connection } = item;
  if (typeof key !== 'string') return null;
  const tenantId = typeof item.tenantId === 'string' ? item.tenantId : null;
  return refTo({ key, tenantId, connection: typeof connection === 'string' ? connection : undefined });
}
