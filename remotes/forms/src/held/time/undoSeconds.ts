import type { PluginServices } from '@taskweave/plugin-sdk';
import type { FormsConfig } from '../../form-parts/formsConfig';

const KEY = 'undoSeconds';
export const DEFAULT_UNDO_SECONDS = 6;

type Owner = Pick<PluginServices, 'storage' | 'config'>;

/** The most seconds that the administrator allows. */
export function mostUndoSeconds({ config }: Pick<Owner, 'config'>): number {
  // Null only where the administrator's file was broken meanwhile.
  return (config as FormsConfig | null)?.undo.maxSeconds ?? DEFAULT_UNDO_SECONDS;
}

/** How long the completion of a task waits before it is sent, in whole seconds; 0: it is sent at once. */
export function undoSeconds(owner: Owner): number {
  const chosen = owner.storage.get(KEY);
  const wanted = typeof chosen === 'number' && chosen >= 0 ? Math.round(chosen) : DEFAULT_UNDO_SECONDS;
  return Math.min(wanted, mostUndoSeconds(owner));
}

export function chooseUndoSeconds({ storage }: Pick<Owner, 'storage'>, seconds: number): void {
  storage.set(KEY, seconds);
}

/**
 * How long a completion waits that is pressed now, in milliseconds; 0: it is sent at once, for the person wants it so, or because
 * nothing waits on a page that is out of sight or out of reach: it may be closed without a word.
 */
export function holdTime(services: PluginServices): number {
  const isInTouch =
    navigator.onLine && document.visibilityState === 'visible' && services.session.status === 'active';
  return isInTouch ? undoSeconds(services) * 1_000 : 0;
}
