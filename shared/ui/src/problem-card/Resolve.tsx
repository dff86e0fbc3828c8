import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { ReactNode } from 'react';
import { Problem, type ProblemProps } from './Problem';

/** The used part of a query's result; TanStack's `useQuery` returns one. */
export interface ResolvableQuery<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ResolveProps<T> extends Pick<ProblemProps, 'title' | 'subject' | 'back' | 'isAlert'> {
  readonly query: ResolvableQuery<T>;
  /** Drawn until there is an answer: a skeleton. */
  readonly pending: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * Draws the result of a query; `pending` until it arrives and while sign-in is required. A missing resource is named, with the way back;
 * other errors offer a retry. Loaded content stays, whatever a refetch returns.
 * @example
 * <Resolve
 * query={useQuery(processInstance)}
 * subject={{ resource: 'ProcessInstance', id }}
 * back={{ label: t('back'), href: useInboxHref({}) }}
 * pending={<Skeleton label={t('loading')} />}
 * >
 * {({ businessKey }) => <p>{businessKey}</p>}
 * </Resolve>
 */
export function Resolve<T>({ query, pending, children, ...problem }: ResolveProps<T>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null || error === undefined || isLoginRequired(error)) return pending;
  return <Problem {...problem} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
