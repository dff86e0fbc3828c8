import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';

const URGENT = 80;

/** Drawn for every row: it must be cheap, and makes no calls. */
export default function UrgentBadge({ task }: TaskProps) {
  const { t } = useTranslation();
  return task.priority >= URGENT ? <Chip>{t('badge.urgent')}</Chip> : null;
}
