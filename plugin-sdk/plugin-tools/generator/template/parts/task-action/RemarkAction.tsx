import {
  type ActionProps,
  type TaskScope,
  useEngineClient,
  useNotifications,
  useTaskEvents,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { TextArea } from '@taskweave/ui/text-area';
import { useState } from 'react';

export default function RemarkAction({ taskId, close }: TaskScope & ActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const { notify } = useNotifications();
  const events = useTaskEvents();
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isEmpty = message.trim() === '';

  async function send(): Promise<void> {
    setIsSent(true);
    if (isEmpty) return;
    setIsBusy(true);
    try {
      await engine.post(`task/${encodeURIComponent(taskId)}/comment/create`, { body: { message } });
      // Every part that shows the task asks the engine again.
      events.emit({ type: 'task-changed', taskId });
      notify({ kind: 'success', title: t('remark.done') });
      close();
    } catch {
      notify({ kind: 'error', title: t('remark.failed') });
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('remark.label')}
      closeLabel={t('remark.close')}
      onClose={close}
      onSubmit={() => void send()}
      footer={
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('remark.send')}
        </Button>
      }
    >
      <TextArea
        label={t('remark.field')}
        value={message}
        onChange={setMessage}
        error={isSent && isEmpty ? t('remark.empty') : undefined}
      />
    </Dialog>
  );
}
