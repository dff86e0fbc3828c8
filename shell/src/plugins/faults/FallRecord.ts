import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';
import { FALL_KEY, FELL_KEY } from './Fall';

/** A record must hold no task data. */
export interface Fall {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  readonly name: string;
  readonly contribution: string | null;
  readonly message: string;
}

export function writeFall(fall: Fall | null): void {
  writeKeptValue(sessionStorage, FALL_KEY, fall);
}

export function readFell(): Fall | null {
  const kept = readKeptValue(sessionStorage, FELL_KEY);
  return isFall(kept) ? kept : null;
}

function isFall(kept: unknown): kept is Fall {
  const { code, pluginId, name, message } = Object(kept) as Partial<Record<keyof Fall, unknown>>;
  return [code, pluginId, name, message].every((text) => typeof text === 'string');
}

export function forgetFell(): void {
  writeKeptValue(sessionStorage, FELL_KEY, null);
}
