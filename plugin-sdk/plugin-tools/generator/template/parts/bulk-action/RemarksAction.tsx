import { type BulkActionProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { FormDialog } from '@taskweave/ui/confirm-dialog';
import { TextArea } from '@taskweave/ui/text-area';
import { useState } from 'react';

/** Asks for the words. The list does the work: it shows how far it is, and what failed. */
export default function RemarksAction({ run, close }: BulkActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const [message, setMessage] = useState(t('remarks.text'));
  const isEmpty = message.trim() === '';

  /** The dialog stays for false. */
  function start(): boolean {
    if (isEmpty) return false;
    run({
      title: t('remarks.running'),
      apply: async ({ id }, signal) => {
        await engine.post(`task/${encodeURIComponent(id)}/comment/create`, { body: { message }, signal });
      },
    });
    return true;
  }

  return (
    <FormDialog
      size="sm"
      title={t('remarks.label')}
      submitLabel={t('remarks.send')}
      onSubmit={start}
      onClose={close}
    >
      <TextArea
        label={t('remarks.field')}
        value={message}
        onChange={setMessage}
        error={isEmpty ? t('remarks.empty') : undefined}
      />
    </FormDialog>
  );
}
