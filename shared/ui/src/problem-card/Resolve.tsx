import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { ReactNode } from 'react';
import { Problem, type ProblemProps } from './Problem';

/** The part of a query's result that counts here; that of TanStack's `useQuery` is one. */
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
 * Draws what was asked of the engine. Until the answer is there, and while the person has to sign in, what is `pending`;
 * what is gone is said by its name, with the way back; every other error is presented, with a button to try again. What was
 * read once stays, whatever a later reading comes to.
 *
 * @example
 * <Resolve
 *   query={useQuery(processInstance)}
 *   subject={{ resource: 'ProcessInstance', id }}
 *   back={{ label: t('back'), href: useHref({}) }}
 *   pending={<Skeleton label={t('loading')} />}
 * >
 *   {({ businessKey }) => <p>{businessKey}</p>}
 * </Resolve>
 */
export function Resolve<T>({ query, pending, children, ...problem }: ResolveProps<T>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null || error === undefined || isLoginRequired(error)) return pending;
  return <Problem {...problem} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
