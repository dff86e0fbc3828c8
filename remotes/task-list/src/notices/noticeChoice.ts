import { perOwner } from '@taskweave/base/perOwner';
import { isRecord } from '@taskweave/engine-client/readShape';
import { type PluginStorage, usePluginServices } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import { createStore, useStore } from 'zustand';

export interface NoticeChoice {
  readonly isOn: boolean;
  /** Full hours of the day; null while nothing is quiet. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

const KEY = 'notices';

const storeOf = perOwner((storage: PluginStorage) => createStore(() => readChoice(storage)));

export function useNoticeChoice(): readonly [NoticeChoice, (part: Partial<NoticeChoice>) => void] {
  const { storage } = usePluginServices();
  const store = useMemo(() => storeOf(storage), [storage]);
  return [
    useStore(store),
    (part) => {
      const next = { ...store.getState(), ...part };
      storage.set(KEY, next);
      store.setState(next);
    },
  ];
}

export function readChoice(storage: PluginStorage): NoticeChoice {
  const kept = storage.get(KEY);
  const hourOf = (value: unknown) => (Number.isInteger(value) ? (value as number) : null);
  return isRecord(kept)
    ? { isOn: kept.isOn === true, quietFrom: hourOf(kept.quietFrom), quietUntil: hourOf(kept.quietUntil) }
    : { isOn: false, quietFrom: null, quietUntil: null };
}

export function isQuiet({ quietFrom, quietUntil }: NoticeChoice, hour: number): boolean {
  if (quietFrom === null || quietUntil === null) return false;
  return quietFrom <= quietUntil
    ? hour >= quietFrom && hour < quietUntil
    : hour >= quietFrom || hour < quietUntil;
}
