import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import { definitionKeyOf } from '@taskweave/engine-client/resources/definition/definitionKeyOf';
import type { VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TextKey, useEngineClient, usePluginServices, useUser } from '@taskweave/plugin-sdk';
import type { FactValue } from '@taskweave/widgets/facts/Fact';
import { factText } from '@taskweave/widgets/facts/factText';
import { FACT_TEXTS } from '@taskweave/widgets/facts/factTexts';
import { factValue } from '@taskweave/widgets/facts/factValue';
import { useFactSettings } from '@taskweave/widgets/facts/useFactSettings';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { wantedFacts } from '@taskweave/widgets/facts/wantedFacts';
import { type GroupingId, variableOfGrouping } from '../grouping/GroupingId';
import type { CountedGroup } from '../rows/CountedGroup';
import { GROUP_TEXTS } from '../texts/groupTexts';

const DUE: Readonly<Record<string, TextKey>> = {
  overdue: 'group.due.overdue',
  today: 'group.due.today',
  tomorrow: 'group.due.tomorrow',
  week: 'group.due.week',
  later: 'group.due.later',
  none: 'group.due.none',
};

const PRIORITY: Readonly<Record<string, TextKey>> = {
  high: 'group.priority.high',
  normal: 'group.priority.normal',
  low: 'group.priority.low',
};

export function useGroupLabels(
  grouping: GroupingId,
  groups: readonly CountedGroup[],
  values: VariablesByTask,
): (group: CountedGroup) => string {
  const client = useEngineClient();
  const { t } = useTexts(GROUP_TEXTS);
  const valueText = useValueText(grouping, groups, values);
  const named = groups.filter(({ id, isRest }) => id !== '' && !isRest);
  const people = grouping === 'assignee' ? named.map(({ id }) => id) : [];
  const samples = grouping === 'process' ? named.flatMap(({ sample }) => sample ?? []) : [];
  const processIds = samples.flatMap(({ processDefinitionId }) => processDefinitionId ?? []);
  const caseIds = samples.flatMap(({ caseDefinitionId }) => caseDefinitionId ?? []);
  const personName = usePersonNames({ engine: client, me: useUser(), ids: people });
  const processes = useQuery({
    ...definitionNameQueries(client).processes(processIds),
    enabled: processIds.length > 0,
  });
  const cases = useQuery({
    ...definitionNameQueries(client).cases(caseIds),
    enabled: caseIds.length > 0,
  });

  function nameOf({ id, sample }: CountedGroup): string {
    if (grouping === 'assignee') {
      if (id === '') return t('row.unassigned');
      return personName(id) ?? id;
    }
    if (grouping === 'process') {
      if (id === '') return t('group.noProcess');
      const known =
        processes.data?.[sample?.processDefinitionId ?? ''] ?? cases.data?.[sample?.caseDefinitionId ?? ''];
      return known?.name ?? known?.key ?? id;
    }
    return valueText(sample) ?? t('group.noValue');
  }

  return (group) => {
    if (group.isRest)
      return t(group.conditions?.processDefinitionKeyIn ? 'group.otherProcesses' : 'group.others');
    const fixed =
      grouping === 'due' ? DUE[group.id] : grouping === 'priority' ? PRIORITY[group.id] : undefined;
    return fixed === undefined ? nameOf(group) : t(fixed);
  };
}

function useValueText(
  grouping: GroupingId,
  groups: readonly CountedGroup[],
  values: VariablesByTask,
): (sample: Task | undefined) => string | null {
  const name = variableOfGrouping(grouping);
  const { t, locale } = useTexts(FACT_TEXTS);
  const settings = useFactSettings(usePluginServices().settings) ?? {};

  function factOf(task: Task | undefined): FactValue {
    const variable = values[task?.id ?? ''];
    if (task === undefined || variable === undefined || name === null) return { kind: 'empty' };
    const definitionKey = definitionKeyOf(task, {});
    const filterVariables = [{ name, label: '' }];
    const [wanted] = wantedFacts({ filterVariables, settings, definitionKey, locale }) ?? [];
    return factValue(variable, { format: wanted?.format ?? null, currency: wanted?.currency ?? null });
  }

  const people = groups.flatMap(({ sample }) => {
    const value = factOf(sample);
    return value.kind === 'person' ? [value.id] : [];
  });
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids: people });

  return (sample) => {
    const value = factOf(sample);
    return value.kind === 'empty' ? null : factText(value, { t, locale, nameOf, now: pageTime() });
  };
}
