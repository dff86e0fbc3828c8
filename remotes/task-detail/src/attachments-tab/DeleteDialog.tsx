import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';

export interface DeleteDialogProps {
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ name, onConfirm, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('attachments.confirm.title')}
      description={t('attachments.confirm.text', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" tone="danger" onClick={onConfirm}>
            {t('attachments.confirm.delete')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    />
  );
}
