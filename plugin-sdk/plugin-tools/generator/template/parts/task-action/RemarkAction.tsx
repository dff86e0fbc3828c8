import {
  type TaskActionProps,
  useEngineClient,
  useNotifications,
  useTaskEvents,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { FormDialog } from '@taskweave/ui/confirm-dialog';
import { TextArea } from '@taskweave/ui/text-area';
import { useState } from 'react';

export default function RemarkAction({ taskId, close }: TaskActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const { notify } = useNotifications();
  const events = useTaskEvents();
  const [message, setMessage] = useState('');
  const [isSent, setIsSent] = useState(false);
  const isEmpty = message.trim() === '';

  /** The dialog stays for false, and says why where this throws. */
  async function send(): Promise<boolean> {
    setIsSent(true);
    if (isEmpty) return false;
    await engine.post(`task/${encodeURIComponent(taskId)}/comment/create`, { body: { message } });
    // Every part that shows the task asks the engine again.
    events.emit({ kind: 'task-changed', taskId });
    notify({ kind: 'success', title: t('remark.done') });
    return true;
  }

  return (
    <FormDialog
      size="sm"
      title={t('remark.label')}
      submitLabel={t('remark.send')}
      onSubmit={send}
      onClose={close}
    >
      <TextArea
        label={t('remark.field')}
        value={message}
        onChange={setMessage}
        error={isSent && isEmpty ? t('remark.empty') : undefined}
      />
    </FormDialog>
  );
}
