import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type TextKey, useEngineClient, useUser } from '@taskweave/plugin-sdk';
import type { GroupingId } from '../grouping/GroupingId';
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

/** What groups are called: people and processes by their names, one question for all of them. */
export function useGroupLabels(
  grouping: GroupingId,
  groups: readonly CountedGroup[],
): (group: CountedGroup) => string {
  const client = useEngineClient();
  const me = useUser();
  const { t, locale } = useTexts(GROUP_TEXTS);
  const named = groups.filter(({ id, isRest }) => id !== '' && !isRest);
  const people = grouping === 'assignee' ? named.map(({ id }) => id) : [];
  const definitions =
    grouping === 'process' ? named.flatMap(({ sample }) => sample?.processDefinitionId ?? []) : [];
  const users = useQuery({ ...userQueries(client).names(people), enabled: people.length > 0 });
  const processes = useQuery({
    ...definitionNameQueries(client).processes(definitions),
    enabled: definitions.length > 0,
  });

  function nameOf({ id, sample }: CountedGroup): string {
    if (grouping === 'assignee') {
      if (id === '') return t('row.unassigned');
      const user = users.data?.[id];
      if (user !== undefined) return userName(user);
      return id === me.id ? me.name : id;
    }
    if (grouping === 'process') {
      if (id === '') return t('group.noProcess');
      const known = processes.data?.[sample?.processDefinitionId ?? ''];
      return known?.name ?? known?.key ?? id;
    }
    if (id === '') return t('group.noValue');
    if (id === 'true' || id === 'false') return t(id === 'true' ? 'group.yes' : 'group.no');
    return valueText(id, locale);
  }

  return (group) => {
    if (group.isRest) return t('group.others');
    const fixed =
      grouping === 'due' ? DUE[group.id] : grouping === 'priority' ? PRIORITY[group.id] : undefined;
    return fixed === undefined ? nameOf(group) : t(fixed);
  };
}

/** @param json the value of a variable, as the id of its group has it */
function valueText(json: string, locale: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'number' ? formatsFor(locale).number(value) : String(value);
}
