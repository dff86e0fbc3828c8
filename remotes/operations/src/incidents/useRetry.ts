import { useQuery } from '@tanstack/react-query';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import type { Incident } from '@taskweave/engine-client/resources/instance/incident';
import {
  isRetriable,
  retryIncident,
  rightsToRetry,
} from '@taskweave/engine-client/resources/instance/retries';
import { useEngineClient, usePermission } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useState } from 'react';

export type RetryStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'waiting' | 'done' | 'failed' };

interface RetryOptions {
  readonly onSet: () => void;
  readonly onEnd: (outcome: 'done' | 'failed') => void;
}

const PAUSE = 2_000;

export function useRetry(incident: Incident, { onSet, onEnd }: RetryOptions) {
  const engine = useEngineClient();
  const queries = incidentQueries(engine);
  const isCalled = incident.rootId !== incident.id;
  const root = useQuery({ ...queries.root(incident), enabled: isCalled });
  const cause = isCalled ? root.data : incident;
  const target = cause !== undefined && isRetriable(cause) ? cause : null;
  const mayRetry = usePermission(target && rightsToRetry(target));

  const [tried, setTried] = useState<{ readonly cause: Incident; readonly at: number } | null>(null);
  const [step, setStep] = useState<RetryStep>({ kind: 'none' });
  const { data: state } = useQuery({
    ...queries.tryOf(tried?.cause ?? incident, tried?.at ?? 0),
    enabled: tried !== null,
    refetchInterval: ({ state: { data } }) => (data === undefined || data === 'waiting' ? PAUSE : false),
  });

  const end = useEffectEvent((outcome: 'done' | 'failed') => {
    setStep({ kind: outcome });
    setTried(null);
    onEnd(outcome);
  });
  useEffect(() => {
    if (state === 'done' || state === 'failed') end(state);
  }, [state]);

  async function send(): Promise<void> {
    if (target === null) return;
    setStep({ kind: 'sending' });
    try {
      await retryIncident(engine, target);
      setStep({ kind: 'waiting' });
      setTried({ cause: target, at: Date.now() });
      onSet();
    } catch (error) {
      setStep({ kind: 'refused', error });
    }
  }

  return { step, send: mayRetry === true ? send : null };
}
