import { unclaimTask } from '@taskweave/engine-client/resources/task';
import { type BulkActionProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { useRunAtOnce } from './useRunAtOnce';

export default function UnclaimAction({ run }: BulkActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  useRunAtOnce(run, { title: t('bulk.unclaim.title'), apply: (task) => unclaimTask(engine, task.id) });
  return null;
}
