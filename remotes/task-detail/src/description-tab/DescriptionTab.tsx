import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import styles from './DescriptionTab.module.css';

export default function DescriptionTab({ task }: TaskProps) {
  const { t } = useTranslation();
  const description = task.description?.trim();
  if (!description) return <EmptyState text={t('description.none')} />;
  return (
    <p className={styles.text} dir="auto">
      {description}
    </p>
  );
}
