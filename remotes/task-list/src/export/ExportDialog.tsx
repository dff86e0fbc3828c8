import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useTotals } from '@taskweave/plugin-sdk';
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

export default function ExportDialog({ list, onClose }: ExportDialogProps) {
  const { t, locale } = useTexts(DIALOG_TEXTS);
  const { number } = formatsFor(locale);
  const written = useTotals();
  const { rows, total, error, retry } = useExport(list, onClose);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export.title')}
      closeLabel={t('common.close')}
      size="sm"
      closesOnOutsidePress={false}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      }
    >
      <progress
        className={styles.bar}
        aria-label={t('export.title')}
        max={total ?? 1}
        {...(total !== undefined && { value: Math.min(rows, total) })}
      />
      <p className={styles.count}>{progress()}</p>
      {error !== null && (
        <ErrorCard
          title={t('export.stopped', { progress: progress() })}
          {...(isLoginRequired(error) ? { detail: t('export.signIn') } : { error })}
          retry={{ label: t('common.tryAgain'), onRetry: retry }}
          isAlert
        />
      )}
    </Dialog>
  );

  function progress(): string {
    return total === undefined
      ? t('export.rows', { count: rows, rows: number(rows) })
      : t('export.progress', { rows: number(rows), total: written(Math.max(rows, total)) });
  }
}
