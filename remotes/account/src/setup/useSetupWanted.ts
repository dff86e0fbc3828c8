import { isSetupWanted } from '@taskweave/engine-client/resources/setup';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';

export type SetupState = 'asking' | 'wanted' | 'not-wanted' | { readonly error: unknown };

/** Whether the engine still has to be given its first administrator, and the way to ask again. */
export function useSetupWanted(): readonly [SetupState, () => void] {
  const client = useEngineClient();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SetupState>('asking');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    isSetupWanted(client, left.signal).then(
      (isWanted) => setState(isWanted ? 'wanted' : 'not-wanted'),
      (error: unknown) => !left.signal.aborted && setState({ error }),
    );
    return () => left.abort();
  }, [client, attempt]);

  function retry(): void {
    setState('asking');
    setAttempt(attempt + 1);
  }

  return [state, retry];
}
