import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ProcessDecisions } from './ProcessDecisions';

export default function DecisionsTab({ task: { processInstanceId } }: TaskProps) {
  const { t } = useTranslation();
  if (processInstanceId === null) return <EmptyState text={t('standalone')} />;
  return <ProcessDecisions key={processInstanceId} processInstanceId={processInstanceId} />;
}
