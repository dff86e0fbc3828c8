import { type BulkActionProps, useEngineClient, useSettings, useTranslation } from '@taskweave/plugin-sdk';
import { callEngine } from '@taskweave/plugin-sdk/engine';
import { FormDialog } from '@taskweave/ui/confirm-dialog';
import { TextArea } from '@taskweave/ui/text-area';
import { useState } from 'react';

/**
 * Asks for the words; the list does the work, shows how far it is, and what failed. Whether a comment is also one of the process
 * instance is for the installation to say.
 */
export default function CommentAction({ run, close }: BulkActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const { assignProcessInstanceIdToTaskComment: isOfInstance } = useSettings();
  const [message, setMessage] = useState('');
  const [isSent, setIsSent] = useState(false);
  const isEmpty = message.trim() === '';

  /** The dialog stays for false. */
  function submit(): boolean {
    setIsSent(true);
    if (isEmpty) return false;
    run({
      title: t('running'),
      apply: async ({ id, processInstanceId }, signal) => {
        const body = { message, ...(isOfInstance && { processInstanceId }) };
        await callEngine(engine, 'POST /task/{id}/comment/create', { path: { id }, body, signal });
      },
    });
    return true;
  }

  return (
    <FormDialog size="sm" title={t('title')} submitLabel={t('send')} onSubmit={submit} onClose={close}>
      <TextArea
        label={t('comment')}
        value={message}
        onChange={setMessage}
        error={isSent && isEmpty ? t('missing') : undefined}
      />
    </FormDialog>
  );
}
