import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Dialog, type DialogProps } from '@taskweave/ui/dialog';
import { BULK_TEXTS } from '../texts/bulkTexts';

interface BulkDialogProps extends Pick<DialogProps, 'title' | 'description' | 'onClose' | 'children'> {
  readonly submitLabel: string;
  readonly onSubmit: () => void;
}

export function BulkDialog({ submitLabel, ...dialog }: BulkDialogProps) {
  const { t } = useTexts(BULK_TEXTS);
  return (
    <Dialog
      {...dialog}
      isOpen
      size="sm"
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="primary" type="submit">
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={dialog.onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    />
  );
}
