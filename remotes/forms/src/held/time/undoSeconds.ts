import type { PluginServices } from '@taskweave/plugin-sdk';
import type { FormsConfig } from '../../form-parts/formsConfig';

const KEY = 'undoSeconds';
export const DEFAULT_UNDO_SECONDS = 6;

type Owner = Pick<PluginServices, 'storage' | 'config'>;

export function mostUndoSeconds({ config }: Pick<Owner, 'config'>): number {
  return (config as FormsConfig | null)?.undo.maxSeconds ?? DEFAULT_UNDO_SECONDS;
}

export function undoSeconds(owner: Owner): number {
  const chosen = owner.storage.get(KEY);
  const wanted = typeof chosen === 'number' && chosen >= 0 ? Math.round(chosen) : DEFAULT_UNDO_SECONDS;
  return Math.min(wanted, mostUndoSeconds(owner));
}

export function chooseUndoSeconds({ storage }: Pick<Owner, 'storage'>, seconds: number): void {
  storage.set(KEY, seconds);
}

/** A hidden or offline page may be closed without notice. */
export function holdTime(services: PluginServices): number {
  const isInTouch =
    navigator.onLine && document.visibilityState === 'visible' && services.session.status === 'active';
  return isInTouch ? undoSeconds(services) * 1_000 : 0;
}
