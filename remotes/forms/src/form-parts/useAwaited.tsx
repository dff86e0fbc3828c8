import type { UseQueryResult } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { type ReactNode, useEffect } from 'react';
import { missingForm } from './CompleteWithoutForm';
import { PendingForm } from './PendingForm';

/**
 * Waits for all that a form is drawn from, and reports its state to the view around it.
 *
 * @param queries the first is the form itself: where that is not there, the form can be done without
 * @returns a placeholder for the form; null once all is there
 */
export function useAwaited(props: FormEngineProps, queries: readonly UseQueryResult<unknown>[]): ReactNode {
  const { onState } = props;
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const isReady = queries.every(({ data }) => data !== undefined);
  const error = isReady ? null : (queries.find((query) => query.error !== null)?.error ?? null);
  const missing = queries[0]?.isError ? missingForm(error, props.form, t) : null;
  const message = error === null || isLoginRequired(error) ? null : (missing?.detail ?? explain(error));

  useEffect(() => {
    if (!isReady) onState(message === null ? { phase: 'loading' } : { phase: 'failed', message });
  }, [isReady, message, onState]);

  if (isReady) return null;
  return (
    <PendingForm
      error={error}
      isFetching={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of queries) if (query.isError) void query.refetch();
      }}
      missing={missing && { owner: props, ...missing }}
    />
  );
}
