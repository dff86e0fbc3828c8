import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { variableText } from '../variable-editor/variableText';

interface DeleteDialogProps {
  readonly name: string;
  readonly locale: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a variable is deleted, and names it. */
export function DeleteDialog({ name, locale, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      isOpen
      size="sm"
      title={variableText('delete.title', locale)}
      description={variableText('delete.text', locale, { name })}
      closeLabel={variableText('close', locale)}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" tone="danger" onClick={onConfirm}>
            {variableText('delete.confirm', locale)}
          </Button>
          <Button onClick={onClose}>{variableText('cancel', locale)}</Button>
        </>
      }
    />
  );
}
