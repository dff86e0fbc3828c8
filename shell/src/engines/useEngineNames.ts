import { useSyncExternalStore } from 'react';
import { type EngineNames, namesOf } from './EngineNames';

/** The engines that are known by now; asks for nothing. */
export function useEngineNames(engines: EngineNames): readonly string[] {
  return useSyncExternalStore(engines.subscribe, () => namesOf(engines.state));
}
