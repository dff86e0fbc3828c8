import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';

/** Drawn beside the form, once that had its time. */
export default function PriorityNote({ task }: TaskScope) {
  const { t } = useTranslation();
  return <p>{t('rail.priority', { priority: task.priority })}</p>;
}
