import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { daysSince } from './daysSince';

/** Days after which a card says how long its task has waited. */
const LONG = 7;

export default function WaitingBadge({ task }: TaskScope) {
  const { t } = useTranslation();
  const count = daysSince(task.created, new Date());
  return count < LONG ? null : <Chip tone="neutral">{t('days', { count })}</Chip>;
}
