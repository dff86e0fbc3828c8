import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { useChoices } from '../../look-up-field/useChoices';
import type { WordPlace } from './place/SearchPlace';

export function useWordNames(engine: EngineClient, words: readonly string[]): WordPlace['names'] {
  const isNeeded = words.length > 0;
  const of = <Kind extends 'user' | 'group' | 'process' | 'case' | 'tenant'>(kind: Kind) => ({
    engine,
    kind,
    text: kind === 'user' ? (words.at(-1) ?? '') : '',
    // Another kind, as null is, would cancel a call while Enter takes the words from the field to the address.
    isInUse: isNeeded,
  });
  return {
    user: useChoices(of('user')).choices,
    group: useChoices(of('group')).choices,
    process: useChoices(of('process')).choices,
    case: useChoices(of('case')).choices,
    tenant: useChoices(of('tenant')).choices,
  };
}
