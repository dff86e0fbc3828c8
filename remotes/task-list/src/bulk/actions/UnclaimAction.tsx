import { type BulkActionProps, useTranslation } from '@taskweave/plugin-sdk';
import { useBulkChange } from './useBulkChange';
import { useRunAtOnce } from './useRunAtOnce';

export default function UnclaimAction({ run }: BulkActionProps) {
  const { t } = useTranslation();
  const change = useBulkChange();
  useRunAtOnce(run, {
    title: t('bulk.unclaim.title'),
    done: (count) => t('bulk.unclaim.done', { count }),
    apply: (task) => change(task, { kind: 'unclaim' }),
  });
  return null;
}
