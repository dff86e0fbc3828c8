import type { UseQueryResult } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CountView } from '../counting/CountScope';
import { type CountTools, useCount } from '../counting/useCount';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import styles from './Card.module.css';

export interface ViewProps {
  readonly view: CountView;
}

export interface CardCount<T> {
  readonly ref: RefObject<HTMLElement | null>;
  readonly query: UseQueryResult<T>;
  readonly isWanted: boolean;
}

export function useCardCount<T>(
  view: CountView,
  name: string,
  ask: (tools: CountTools) => Promise<T>,
): CardCount<T> {
  const ref = useRef<HTMLElement>(null);
  const isWanted = useSeen(ref);
  return { ref, query: useCount({ name, view, ask, isWanted }), isWanted };
}

interface CardProps<T> {
  readonly count: CardCount<T>;
  readonly title: string;
  readonly hasOwnTitle?: boolean;
  readonly children: (data: T) => ReactNode;
}

export function Card<T>({ count: { ref, query }, title, hasOwnTitle = false, children }: CardProps<T>) {
  const { t } = useTexts(WORKLOAD_TEXTS);
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

const AHEAD = '200px';

function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
