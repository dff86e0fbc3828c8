import { useSyncExternalStore } from 'react';
import { type EngineNames, namesOf } from './EngineNames';

export function useEngineNames(engines: EngineNames): readonly string[] {
  return useSyncExternalStore(engines.subscribe, () => namesOf(engines.state));
}
