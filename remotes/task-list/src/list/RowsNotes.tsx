import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './RowsNotes.module.css';

export interface RowsNotesProps {
  /** Why some rows could not be loaded. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** The address asks for a page that does not exist. */
  readonly isPastEnd: boolean;
  /** Tasks that have come and are not shown yet; 0 for other changes, null for none. */
  readonly waiting: number | null;
  readonly onShow: () => void;
  /** Where the word of waiting tasks stands: on no row, and none moves for it. */
  readonly news: HTMLElement | null;
  /** What was done to the list, for those who do not see it. */
  readonly said: string;
  /** What there is to say of rows that are on their way. */
  readonly children?: ReactNode;
}

/** What there is to say about the rows, above them. */
export function RowsNotes({
  error,
  retry,
  isPastEnd,
  waiting,
  onShow,
  news,
  said,
  children,
}: RowsNotesProps) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <>
      {error !== null && (
        <div className={styles.note}>
          <Note
            tone="danger"
            icon="error"
            role="status"
            error={error}
            action={
              <Button variant="secondary" size="sm" onClick={retry}>
                {t('common.tryAgain')}
              </Button>
            }
          >
            {t('error.rows')} {explain(error)}
          </Note>
        </div>
      )}
      {isPastEnd && (
        <div className={styles.note}>
          <Note
            icon="info"
            role="status"
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={() => navigation.go({ page: null }, { replace: true })}
              >
                {t('rows.pastEnd.reset')}
              </Button>
            }
          >
            {t('rows.pastEnd')}
          </Note>
        </div>
      )}
      {/* Always there, so that what comes into it is read out. */}
      {news !== null &&
        createPortal(
          <span role="status">
            {waiting !== null && (
              <button type="button" className={styles.fresh} onClick={onShow}>
                {waiting === 0 ? t('rows.changed') : t('rows.fresh', { count: waiting })}
              </button>
            )}
          </span>,
          news,
        )}
      <div className={styles.onTheirWay} role="status">
        {children}
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}
