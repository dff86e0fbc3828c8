import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';
import { FALL_KEY, FELL_KEY } from './Fall';

/** How the last page of this tab ended, if it did not end well. It holds no data of tasks. */
export interface Fall {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  /** What people call the plugin. */
  readonly name: string;
  readonly contribution: string | null;
  readonly message: string;
}

/** Notes that the page may not end well; taken back when it is well. Where nothing can be kept it is lost. */
export function writeFall(fall: Fall | null): void {
  writeKeptValue(sessionStorage, FALL_KEY, fall);
}

/** What safe mode is about in this tab; null where somebody has just asked for it, or where what is kept says nothing. */
export function readFell(): Fall | null {
  const kept = readKeptValue(sessionStorage, FELL_KEY);
  return isFall(kept) ? kept : null;
}

function isFall(kept: unknown): kept is Fall {
  const { code, pluginId, name, message } = Object(kept) as Partial<Record<keyof Fall, unknown>>;
  return [code, pluginId, name, message].every((text) => typeof text === 'string');
}

/** Plugins are on again: what was before is settled. */
export function forgetFell(): void {
  writeKeptValue(sessionStorage, FELL_KEY, null);
}
