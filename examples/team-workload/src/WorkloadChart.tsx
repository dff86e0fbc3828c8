import { useTranslation } from '@taskweave/plugin-sdk';
import { Chart } from '@taskweave/ui/chart';
import { loadOf } from './GroupCount';
import { useGroupCounts } from './useGroupCounts';

/** The numbers of the table beside it, as bars; nothing until they are there. */
export function WorkloadChart() {
  const { t, locale } = useTranslation();
  const { data = [] } = useGroupCounts();
  const groups = data.toSorted((one, other) => (loadOf(other) ?? -1) - (loadOf(one) ?? -1));
  if (groups.length === 0) return null;
  return (
    <Chart
      title={t('title')}
      kind="bars"
      steps={groups.map(({ groupName }) => groupName ?? t('none'))}
      stepLabel={t('group')}
      series={[{ name: t('count'), values: groups.map(({ taskCount }) => taskCount) }]}
      locale={locale}
    />
  );
}
