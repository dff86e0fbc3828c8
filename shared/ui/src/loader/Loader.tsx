import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/EmptyState';
import { Problem } from '../problem-card/Problem';
import type { ResolvableQuery, ResolveProps } from '../problem-card/Resolve';
import { Skeleton, type SkeletonProps } from '../skeleton/Skeleton';

/** The state of a reading: nothing asked yet, on its way, there, there with nothing in it, or failed. */
export type LoaderState = 'initial' | 'loading' | 'loaded' | 'empty' | 'error';

export interface LoaderProps<T>
  extends Pick<ResolveProps<T>, 'title' | 'subject' | 'back'>,
    Pick<SkeletonProps, 'label' | 'shape' | 'count'> {
  /** The result of `useQuery` as it is. */
  readonly query: ResolvableQuery<T>;
  /** Why there may be nothing, and what to do then. */
  readonly empty: EmptyStateProps;
  /** By default, an empty list. */
  readonly isEmpty?: ((data: T) => boolean) | undefined;
  /** Drawn before anything was requested, such as before the first search. */
  readonly initial?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * The five states of a query: not started, a skeleton, the content, why there is none, and an error with a retry.
 * Loaded content stays during a refetch, and if that fails.
 * @example
 * <Loader query={useQuery(jobs)} label={t('loading')} empty={{ text: t('noJobs') }}>
 * {(jobs) => <Jobs jobs={jobs} />}
 * </Loader>
 */
export function Loader<T>(props: LoaderProps<T>): ReactNode {
  const { query, empty, isEmpty = hasNoEntries, initial, children, label, shape, count, ...problem } = props;
  const { data, error, isFetching, refetch } = query;
  switch (loaderStateOf(query, isEmpty)) {
    case 'initial':
      return initial;
    case 'loading':
      return <Skeleton label={label} shape={shape} count={count} />;
    case 'empty':
      return <EmptyState {...empty} />;
    case 'loaded':
      return children(data as T);
    case 'error':
      return <Problem {...problem} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
}

/** The state of a reading. Who has to sign in first is still waiting for it. */
export function loaderStateOf<T>(query: ResolvableQuery<T>, isEmpty: (data: T) => boolean): LoaderState {
  const { data, error, isFetching } = query;
  if (data !== undefined) return isEmpty(data) ? 'empty' : 'loaded';
  if (error !== null && error !== undefined) return isLoginRequired(error) ? 'loading' : 'error';
  return isFetching ? 'loading' : 'initial';
}

function hasNoEntries(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
