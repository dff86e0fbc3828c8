import { type TaskProps, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { useSyncExternalStore } from 'react';
import styles from './DraftBadge.module.css';
import { draftStoreOf } from './draftStoreOf';

export default function DraftBadge({ taskId, task }: TaskProps) {
  const { t } = useTranslation();
  const store = draftStoreOf(usePluginServices());
  const hasDraft = useSyncExternalStore(store.subscribe, () => store.has({ kind: 'task', taskId, task }));
  return hasDraft ? (
    <span className={styles.badge}>
      <Chip>{t('draft.badge')}</Chip>
    </span>
  ) : null;
}
