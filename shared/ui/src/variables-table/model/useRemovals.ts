import { useState } from 'react';
import type { TableVariable } from './TableVariable';

export type RemovalState = 'none' | 'removing' | 'looking';

export function useRemovals(
  onDelete: (variable: TableVariable, onLost: () => void) => Promise<void>,
  onChanged: () => Promise<void>,
) {
  const [states, setStates] = useState<ReadonlyMap<string, RemovalState>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map());

  async function run(variable: TableVariable): Promise<void> {
    const { key } = variable;
    const tell = (state: RemovalState) => setStates((all) => new Map(all).set(key, state));
    tell('removing');
    setFailures((all) => new Map([...all].filter(([other]) => other !== key)));
    try {
      await onDelete(variable, () => tell('looking'));
      await onChanged();
    } catch (error) {
      setFailures((all) => new Map(all).set(key, error));
    }
    tell('none');
  }

  return {
    failures,
    stateOf: (key: string): RemovalState => states.get(key) ?? 'none',
    remove: (variable: TableVariable) => void run(variable),
  };
}
