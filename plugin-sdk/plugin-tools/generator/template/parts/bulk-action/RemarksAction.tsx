import { type BulkActionProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { TextArea } from '@taskweave/ui/text-area';
import { useState } from 'react';

/** Asks for the words. The list does the work: it shows how far it is, and what failed. */
export default function RemarksAction({ run, close }: BulkActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const [message, setMessage] = useState(t('remarks.text'));
  const isEmpty = message.trim() === '';

  function start(): void {
    if (isEmpty) return;
    run({
      title: t('remarks.running'),
      apply: async ({ id }, signal) => {
        await engine.post(`task/${encodeURIComponent(id)}/comment/create`, { body: { message }, signal });
      },
    });
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('remarks.label')}
      closeLabel={t('remarks.close')}
      onClose={close}
      onSubmit={start}
      footer={
        <Button type="submit" variant="primary">
          {t('remarks.send')}
        </Button>
      }
    >
      <TextArea
        label={t('remarks.field')}
        value={message}
        onChange={setMessage}
        error={isEmpty ? t('remarks.empty') : undefined}
      />
    </Dialog>
  );
}
