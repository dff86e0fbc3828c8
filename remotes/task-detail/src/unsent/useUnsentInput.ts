import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useState, useSyncExternalStore } from 'react';
import { unsentInputOf } from './unsentInput';

export interface UnsentControl<T> {
  readonly value: T;
  readonly latest: () => T;
  readonly set: (value: T) => void;
  readonly isEmpty: boolean;
  readonly isRestored: boolean;
  readonly discard: () => void;
  readonly tellKept: () => void;
}

export function useUnsentInput<T>(
  name: string,
  empty: T,
  read: (kept: unknown) => T | null,
): UnsentControl<T> {
  const services = usePluginServices();
  const { t } = useTranslation();
  const input = unsentInputOf(services);
  const kept = useSyncExternalStore(input.subscribe, () => input.get(name));
  const [wasThere, setWasThere] = useState(kept !== null);
  const inputOf = (stored: unknown) => (stored === null ? null : read(stored)) ?? empty;
  const value = inputOf(kept);
  const isEmpty = sameInput(value, empty);

  return {
    value,
    latest: () => inputOf(input.get(name)),
    isEmpty,
    isRestored: wasThere && !isEmpty,
    set: (next) => input.set(name, sameInput(next, empty) ? null : next),
    discard: () => {
      setWasThere(false);
      input.set(name, null);
    },
    tellKept: () => {
      services.notifications.notify({ kind: 'info', title: t('unsent.kept'), tag: 'unsent-kept' });
    },
  };
}

export function readText(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}

function sameInput(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
