import type { UseQueryResult } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type ReactNode, type RefObject, useId } from 'react';
import { useWorkloadText } from '../texts/useWorkloadText';
import styles from './Card.module.css';

export interface CardProps<T> {
  readonly ref: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly query: UseQueryResult<T>;
  /** What is drawn is not headed by the title already. */
  readonly hasOwnTitle?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** One thing that was counted. Where the engine refuses it, this card says so, and the others stand. */
export function Card<T>({ ref, title, query, hasOwnTitle = false, children }: CardProps<T>) {
  const { t } = useWorkloadText();
  const id = useId();
  const { data, error, isFetching, refetch } = query;
  const isThere = data !== undefined;
  return (
    <section
      ref={ref}
      className={styles.card}
      aria-labelledby={id}
      aria-busy={isFetching || undefined}
      data-settled={isThere || error !== null || undefined}
    >
      {isThere && hasOwnTitle ? (
        <span id={id} hidden>
          {title}
        </span>
      ) : (
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      )}
      {isThere ? (
        children(data)
      ) : error === null || isLoginRequired(error) ? (
        <Skeleton label={t('counting')} count={6} />
      ) : (
        <Problem error={error} title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </section>
  );
}
