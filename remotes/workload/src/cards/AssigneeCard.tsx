import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { countByAssignee, groundOf } from '../counting/countRows';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { useCardCount, type ViewProps } from './Card';
import { CountCard } from './CountCard';

export function AssigneeCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, 'assignee', async (tools) =>
    countByAssignee(tools, await groundOf(tools)),
  );
  const ids = (count.query.data?.rows ?? []).flatMap(({ id }) => (id === '' ? [] : [id]));
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids });
  return (
    <CountCard
      view={view}
      count={count}
      title={t('assignee')}
      stepLabel={t('assignee.step')}
      nameOf={({ id }) => (id === '' ? t('assignee.none') : (nameOf(id) ?? id))}
      othersKey="assignee.others"
    />
  );
}
