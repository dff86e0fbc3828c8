import { isFocusLost } from '@taskweave/base/isFocusLost';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { CopyDetails } from '../problem/CopyDetails';
import { ProblemFacts } from '../problem/ProblemFacts';
import { useProblemWords } from '../problem/useProblemWords';
import styles from './ErrorCard.module.css';

export interface ErrorCardProps {
  /** What happened. */
  readonly title: string;
  /** By default, the explanation of `error`. */
  readonly detail?: ReactNode;
  /** The thrown error: explained in the current language, with a button that copies its details. */
  readonly error?: unknown;
  readonly retry?:
    | {
        readonly label: string;
        readonly onRetry: () => void;
        /** A retry is in progress. */
        readonly isBusy?: boolean | undefined;
      }
    | undefined;
  /** Further buttons after the retry. */
  readonly actions?: ReactNode;
  /** Announced at once. For errors that occur while someone is working, not for those that are there when a page opens. */
  readonly isAlert?: boolean | undefined;
}

/**
 * Shown in place of content that could not be shown.
 *
 * @example <ErrorCard title={t('failed')} error={error} retry={{ label: t('retry'), onRetry: refetch }} />
 */
export function ErrorCard({ title, detail, error, retry, actions, isAlert = false }: ErrorCardProps) {
  const { explain } = useProblemWords();
  const hasError = error !== undefined && error !== null;
  const explanation = detail ?? (hasError && explain(error));
  return (
    <div ref={keepFocusNear} className={styles.card} role={isAlert ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name="error" size={20} />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {explanation && <div className={styles.detail}>{explanation}</div>}
        {hasError && <ProblemFacts error={error} />}
        {(retry || actions || hasError) && (
          <div className={styles.actions}>
            {retry && (
              <Button
                variant="secondary"
                size="sm"
                icon="refresh"
                busy={retry.isBusy}
                onClick={retry.onRetry}
              >
                {retry.label}
              </Button>
            )}
            {actions}
            {hasError && <CopyDetails error={error} />}
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * A ref for an element that disappears with its button, such as "Try again": if it has the focus, the surrounding part of the page
 * takes it, so that the next Tab goes on from there and not from the top of the page.
 * @example <div ref={keepFocusNear}>
 */
function keepFocusNear(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const around: HTMLElement[] = [];
    for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
    queueMicrotask(() => {
      // Elements with a role or a name persist, while others are replaced with their content.
      const place = around.find((one) => one.isConnected && one.matches('section, main, [role]'));
      if (place === undefined || !isFocusLost()) return;
      if (!place.hasAttribute('tabindex')) {
        place.tabIndex = -1;
        place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
      }
      place.focus({ preventScroll: true });
    });
  };
}
