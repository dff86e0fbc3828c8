import { useQuery } from '@tanstack/react-query';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import { processInstanceQueries } from '@taskweave/engine-client/queries/process/processInstanceQueries';
import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Incident } from '@taskweave/engine-client/resources/instance/incident';
import { figures } from '@taskweave/i18n/figures';
import { type Language, useEngineClient } from '@taskweave/plugin-sdk';
import type { DiagramBadge } from '@taskweave/widgets/diagram-viewer/badges';
import type { CalledProcess } from './relatedProcesses';

export interface RunningCall {
  readonly id: string;
  readonly name: string;
  readonly activityIds: readonly string[];
}

export function useRunningCalls(
  processInstanceId: string | null,
  called: readonly CalledProcess[],
  hasCalls: boolean,
): readonly RunningCall[] {
  const client = useEngineClient();
  const { data = [] } = useQuery({
    ...processInstanceQueries(client).calledInstances(processInstanceId ?? ''),
    enabled: hasCalls && processInstanceId !== null,
  });
  const ids = [...new Set(data.map(({ definitionId }) => definitionId))];
  const names = useQuery({ ...definitionNameQueries(client).processes(ids), enabled: ids.length > 0 });
  return data.map(({ id, definitionId, businessKey }) => {
    const definition = names.data?.[definitionId];
    const key = definition?.key ?? processKeyOf(definitionId) ?? definitionId;
    const name = definition?.name ?? key;
    return {
      id,
      name: businessKey === null ? name : `${name} · ${businessKey}`,
      activityIds: called.filter((process) => process.key === key).flatMap(({ activityIds }) => activityIds),
    };
  });
}

export function badgesOf(
  incidents: readonly Incident[],
  calls: readonly RunningCall[],
  { t, locale }: Language,
): readonly DiagramBadge[] {
  const broken = counted(incidents.map(({ activityId }) => activityId));
  // If several activities call the same process, nobody knows which of them runs.
  const running = counted(calls.map(({ activityIds }) => (activityIds.length === 1 ? activityIds[0] : null)));
  return [
    ...broken.map(([elementId, count]) => ({
      ...{ elementId, text: figures(count, locale), title: t('common.incidents', { count }) },
      tone: 'danger' as const,
    })),
    ...running.map(([elementId, count]) => ({
      ...{ elementId, text: figures(count, locale), title: t('called.badge', { count }) },
      tone: 'accent' as const,
    })),
  ];
}

function counted(ids: readonly (string | null | undefined)[]): readonly [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

export function activityNames(xml: string, ids: readonly string[]): Readonly<Record<string, string>> {
  if (ids.length === 0) return {};
  const model = new DOMParser().parseFromString(xml, 'application/xml');
  const named = [...model.querySelectorAll('[id][name]')];
  return Object.fromEntries(
    named
      .filter((element) => ids.includes(element.id))
      .map((element) => [element.id, element.getAttribute('name') ?? element.id]),
  );
}
