import type { UseQueryResult } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { type ReactNode, useEffect } from 'react';
import { missingForm } from './CompleteWithoutForm';
import { PendingForm } from './PendingForm';

/** The first query must be the form itself: if it is missing, the task can be completed without it. */
export function useAwaited(props: FormEngineProps, queries: readonly UseQueryResult<unknown>[]): ReactNode {
  const { onState } = props;
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const isReady = queries.every(({ data }) => data !== undefined);
  const error = isReady ? null : (queries.find((query) => query.error !== null)?.error ?? null);
  const missing = queries[0]?.isError ? missingForm(error, props.form, t) : null;
  const message = error === null || isLoginRequired(error) ? null : (missing?.detail ?? explain(error));

  useEffect(() => {
    if (!isReady) onState(message === null ? { kind: 'loading' } : { kind: 'failed', message });
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
