import { claimTask } from '@taskweave/engine-client/resources/task';
import { type BulkActionProps, useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { useRunAtOnce } from './useRunAtOnce';

/** Claims the tasks for the person; those that someone else holds fail, and say so. */
export default function ClaimAction({ run }: BulkActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const { id } = useUser();
  useRunAtOnce(run, { title: t('bulk.claim.title'), apply: (task) => claimTask(engine, task.id, id) });
  return null;
}
