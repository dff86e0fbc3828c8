import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { createPortal } from 'react-dom';
import styles from './RowsNotes.module.css';

export interface RowsNotesProps {
  readonly error: Error | null;
  readonly retry: () => void;
  readonly isPastEnd: boolean;
  readonly waiting: number | null;
  readonly onShow: () => void;
  readonly news: HTMLElement | null;
  readonly said: string;
}

export function RowsNotes({ error, retry, isPastEnd, waiting, onShow, news, said }: RowsNotesProps) {
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
                onClick={() => navigation.openInbox({ page: null }, { replace: true })}
              >
                {t('rows.pastEnd.reset')}
              </Button>
            }
          >
            {t('rows.pastEnd')}
          </Note>
        </div>
      )}
      {/* A live region must exist before its content to be announced. */}
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
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}
