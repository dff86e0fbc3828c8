import { useQueryClient } from '@tanstack/react-query';
import { confirmWrite, LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import {
  deleteInstances,
  findDeletion,
  readBatch,
  suspendBatch,
} from '@taskweave/engine-client/resources/instance/batch';
import {
  type BulkActionProps,
  useEngineClient,
  usePermission,
  useSettings,
  useTaskEvents,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { TextField } from '@taskweave/ui/text-field';
import { type ReactNode, Suspense, useState } from 'react';
import { BatchProgress } from '../progress/BatchProgress';
import styles from './DeleteInstances.module.css';

const RIGHTS = [
  { permission: 'CREATE_BATCH_DELETE_RUNNING_PROCESS_INSTANCES', resource: 'Batch' },
  { permission: 'CREATE', resource: 'Batch' },
] as const;
const SWITCHES = [
  ['skipCustomListeners', 'batch.skipCustomListeners'],
  ['skipIoMappings', 'batch.skipIoMappings'],
] as const;

export default function DeleteInstances(props: BulkActionProps) {
  const { t } = useTranslation();
  const loading = <Skeleton shape="form" count={2} label={t('batch.loadingYourPermissions')} />;
  const mayDelete = usePermission(RIGHTS);
  if (mayDelete === true) {
    return (
      <Suspense fallback={<Frame close={props.close}>{loading}</Frame>}>
        <Steps {...props} />
      </Suspense>
    );
  }
  return (
    <Frame close={props.close}>
      {mayDelete === null ? (
        loading
      ) : (
        <Note icon="info">
          <p>{t('batch.right')}</p>
        </Note>
      )}
    </Frame>
  );
}

type Step =
  | { readonly kind: 'ask' | 'sending' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'lost' }
  | { readonly kind: 'running'; readonly batchId: string };

function Steps({ tasks, close }: BulkActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const user = useUser();
  const deletion = useDeletion();
  const [step, setStep] = useState<Step>({ kind: 'ask' });
  const ids = [...new Set(tasks.flatMap(({ processInstanceId }) => processInstanceId ?? []))];
  const count = ids.length;

  async function start(wanted: Deletion): Promise<void> {
    setStep({ kind: 'sending' });
    const since = engine.serverTime();
    try {
      const batchId = await confirmWrite({
        send: () => deleteInstances(engine, { processInstanceIds: ids, ...wanted }),
        look: (signal) => findDeletion(engine, { userId: user.id, since, count }, signal),
      });
      setStep({ kind: 'running', batchId });
    } catch (error) {
      setStep(error instanceof LostAnswerError ? { kind: 'lost' } : { kind: 'failed', error });
    }
  }

  if (step.kind === 'running') return <Running batchId={step.batchId} count={count} close={close} />;
  return (
    <Frame
      close={close}
      {...(count > 0 && step.kind !== 'lost' && { onSubmit: () => void start(deletion.value) })}
      footer={
        count > 0 &&
        step.kind !== 'lost' && (
          <Button type="submit" variant="primary" tone="danger" busy={step.kind === 'sending'}>
            {t('batch.delete', { count })}
          </Button>
        )
      }
    >
      <div className={styles.parts}>
        <p>{count === 0 ? t('batch.none') : t('batch.ask', { count })}</p>
        {count > 0 && <DeletionFields deletion={deletion} />}
        {step.kind === 'failed' && <Problem error={step.error} title={t('batch.failed')} isAlert />}
        {step.kind === 'lost' && (
          <Note tone="warning" icon="warning" role="alert">
            {t('batch.lost')}
          </Note>
        )}
      </div>
    </Frame>
  );
}

interface RunningProps {
  readonly batchId: string;
  readonly count: number;
  readonly close: () => void;
}

function Running({ batchId, count, close }: RunningProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const maySuspend = usePermission({ permission: 'UPDATE', resource: 'Batch', resourceId: batchId });
  return (
    <Frame close={close}>
      <div className={styles.parts}>
        <BatchProgress
          label={t('batch.deleting', { count })}
          read={(signal) => readBatch(engine, batchId, signal)}
          onSuspend={
            maySuspend === true ? (isSuspended) => suspendBatch(engine, batchId, isSuspended) : undefined
          }
          onEnd={() => {
            taskEvents.emit({ kind: 'tasks-changed' });
            void queries.invalidateQueries({ queryKey: ['engine', engine.name, 'incident'] });
          }}
        />
        <p className={styles.hint}>{t('batch.goesOn')}</p>
      </div>
    </Frame>
  );
}

interface FrameProps {
  readonly close: () => void;
  readonly onSubmit?: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ close, onSubmit, footer, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('batch.title')}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      onClose={close}
      onSubmit={onSubmit}
      footer={
        <>
          {footer}
          <Button variant="secondary" onClick={close}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface Deletion {
  readonly deleteReason: string;
  readonly skipCustomListeners: boolean;
  readonly skipIoMappings: boolean;
}

interface DeletionState {
  readonly value: Deletion;
  readonly change: (part: Partial<Deletion>) => void;
}

function useDeletion(): DeletionState {
  const { skipCustomListeners, skipIoMappings } = useSettings();
  const [value, setValue] = useState<Deletion>({
    deleteReason: '',
    skipCustomListeners: skipCustomListeners.default,
    skipIoMappings: skipIoMappings.default,
  });
  return { value, change: (part) => setValue({ ...value, ...part }) };
}

function DeletionFields({ deletion: { value, change } }: { readonly deletion: DeletionState }) {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <>
      <TextField
        label={t('batch.reason')}
        value={value.deleteReason}
        maxLength={4000}
        onChange={(deleteReason) => change({ deleteReason })}
      />
      {SWITCHES.filter(([name]) => !settings[name].hidden).map(([name, label]) => (
        <CheckboxField
          key={name}
          label={t(label)}
          checked={value[name]}
          onChange={(skip) => change({ [name]: skip })}
        />
      ))}
    </>
  );
}
