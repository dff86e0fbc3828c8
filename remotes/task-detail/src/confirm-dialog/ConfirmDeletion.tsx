import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';

export interface ConfirmDeletionProps {
  readonly title: string;
  readonly text: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted that cannot be brought back. */
export function ConfirmDeletion({ title, text, onConfirm, onClose }: ConfirmDeletionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      description={text}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" tone="danger" onClick={onConfirm}>
            {t('delete')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    />
  );
}
