import { type BulkActionProps, useTranslation } from '@taskweave/plugin-sdk';
import { useBulkChange } from './useBulkChange';
import { useRunAtOnce } from './useRunAtOnce';

/** Claims the tasks for the person; those that someone else holds fail, and say so. */
export default function ClaimAction({ run }: BulkActionProps) {
  const { t } = useTranslation();
  const change = useBulkChange();
  useRunAtOnce(run, {
    title: t('bulk.claim.title'),
    done: (count) => t('bulk.claim.done', { count }),
    apply: (task) => change(task, { kind: 'claim' }),
  });
  return null;
}
