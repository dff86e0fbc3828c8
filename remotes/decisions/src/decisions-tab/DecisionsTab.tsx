import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ProcessDecisions } from './ProcessDecisions';

/** The decisions that the task's process instance has evaluated: what went in, which rules fired, what came out. */
export default function DecisionsTab({ task: { processInstanceId } }: TaskScope) {
  const { t } = useTranslation();
  if (processInstanceId === null) return <EmptyState text={t('standalone')} />;
  return <ProcessDecisions key={processInstanceId} processInstanceId={processInstanceId} />;
}
