import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { ErrorCard } from '@taskweave/ui/error-card';
import type { ListQuery } from '../address/useListQuery';
import { DIALOG_TEXTS } from '../texts/dialogTexts';
import styles from './ExportDialog.module.css';
import { useExport } from './useExport';

export interface ExportDialogProps {
  readonly list: ListQuery;
  readonly onClose: () => void;
}

/** Writes all rows of the list into a file. Closing it stops, and leaves no file. */
export default function ExportDialog({ list, onClose }: ExportDialogProps) {
  const { t, locale } = useTexts(DIALOG_TEXTS);
  const { number } = formatsFor(locale);
  const { isAsking, rows, total, error, choose, goOn } = useExport(list, onClose);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isAsking ? 'export.command' : 'export.title')}
      closeLabel={t('common.close')}
      size="sm"
      closesOnOutsidePress={false}
      footer={
        <>
          {isAsking && (
            <Button variant="primary" onClick={() => void choose()}>
              {t('export.choose')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      {isAsking ? (
        <p>{t('export.large', { count: total ?? 0, total: number(total ?? 0) })}</p>
      ) : (
        <>
          <progress
            className={styles.bar}
            aria-label={t('export.title')}
            max={total ?? 1}
            {...(total !== undefined && { value: Math.min(rows, total) })}
          />
          {/* Read out at the end, and where it stops: not with each page. */}
          <p className={styles.count}>{progress()}</p>
          {error !== null && (
            <ErrorCard
              title={t('export.stopped', { progress: progress() })}
              {...(isLoginRequired(error) ? { detail: t('export.signIn') } : { error })}
              retry={{ label: t('common.resume'), onRetry: () => void goOn() }}
              isAlert
            />
          )}
        </>
      )}
    </Dialog>
  );

  function progress(): string {
    return total === undefined
      ? t('export.rows', { count: rows, rows: number(rows) })
      : t('export.progress', { rows: number(rows), total: number(Math.max(rows, total)) });
  }
}
