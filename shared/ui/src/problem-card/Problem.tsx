import { isAbort, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { ErrorCard } from '../error-card/ErrorCard';
import { engineErrorOf } from '../problem/engineErrorOf';
import { PROBLEM_TEXTS } from '../problem/problemTexts';
import { useProblemWords } from '../problem/useProblemWords';
import { isGone } from '../problem/words/isGone';
import type { ProblemSubject } from '../problem/words/ProblemSubject';

export interface ProblemProps {
  /** What was thrown, whatever it is. */
  readonly error: unknown;
  /** What could not be done ("The comments could not be loaded"); by default, the kind of error. */
  readonly title?: string | undefined;
  /** What it was about: if that is gone, the title says so. */
  readonly subject?: ProblemSubject | undefined;
  /** Offers a retry, unless the resource is gone. */
  readonly onRetry?: (() => void) | undefined;
  /** A retry is in progress. */
  readonly isRetrying?: boolean | undefined;
  /** Where to go on from here. */
  readonly back?: { readonly label: string; readonly href: string } | undefined;
  /** Further buttons. */
  readonly actions?: ReactNode;
  /** Announced at once. For errors that occur while someone is working, not for those that are there when a page opens. */
  readonly isAlert?: boolean | undefined;
}

/**
 * Presents an error: what happened, what it means, which permission is missing, and the details for administrators to copy.
 * Draws nothing for aborted calls and while sign-in is required, whose dialog covers the page.
 * @example {error !== null && <Problem error={error} title={t('failed')} onRetry={() => void refetch()} />}
 */
export function Problem(props: ProblemProps): ReactNode {
  const { error, title, subject, onRetry, isRetrying, back, actions, isAlert } = props;
  const words = useProblemWords();
  const { t } = useTexts(PROBLEM_TEXTS);
  if (isAbort(error) || isLoginRequired(error)) return null;
  const cause = engineErrorOf(error);
  const isLost = cause !== null && isGone(cause);
  const isTitleGiven = title !== undefined && !(isLost && subject !== undefined);
  return (
    <ErrorCard
      title={isTitleGiven ? title : words.title(error, subject)}
      error={error}
      isAlert={isAlert}
      retry={
        onRetry === undefined || isLost
          ? undefined
          : { label: t('common.tryAgain'), onRetry, isBusy: isRetrying }
      }
      actions={
        <>
          {back && (
            <Button variant="secondary" size="sm" icon="back" href={back.href}>
              {back.label}
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}
