import { isRecord } from '@taskweave/engine-client/readShape';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';
import type { PluginStorage } from '@taskweave/plugin-sdk';

export interface ProcessRef {
  readonly key: string;
  readonly tenantId: string | null;
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
  return one.key === other.key && one.tenantId === other.tenantId;
}

function refTo({ key, tenantId }: ProcessRef): ProcessRef {
  return { key, tenantId };
}

function refOf(item: unknown): ProcessRef | null {
  if (!isRecord(item) || typeof item.key !== 'string') return null;
  return { key: item.key, tenantId: typeof item.tenantId === 'string' ? item.tenantId : null };
}
